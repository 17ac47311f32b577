import { ChevronDown } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';

interface CurrencyMenuProps {
  /** Those in use. */
  currencies: readonly string[];
  base: string;
  value: string | undefined;
  onChange: (currency: string | undefined) => void;
}

/** Whether all money is shown, converted, or only what was agreed in one currency. */
export function CurrencyMenu({ currencies, base, value, onChange }: CurrencyMenuProps) {
  if (currencies.length < 2 && !value) return null;
  const shown = value ? `Only ${value}` : `All in ${base}`;
  return (
    <Menu
      label="Currency"
      align="end"
      trigger={
        <Button variant="ghost" aria-label={`Currency: ${shown}`}>
          {shown} <ChevronDown aria-hidden="true" />
        </Button>
      }
      items={[
        { label: `All in ${base}`, checked: !value, onSelect: () => onChange(undefined) },
        ...currencies.map((currency) => ({
          label: `Only ${currency}`,
          checked: currency === value,
          onSelect: () => onChange(currency),
        })),
      ]}
    />
  );
}
