import { currencyCodes, currencyName } from '#client/words/currencies.ts';
import { Combobox } from '#client/ui/menus/combobox.tsx';

interface CurrencySelectProps {
  value: string;
  onChange: (code: string) => void;
  label: string;
}

/** Chooses a currency by its code or its name. */
export function CurrencySelect({ value, onChange, label }: CurrencySelectProps) {
  return (
    <Combobox
      label={label}
      placeholder="Search currencies"
      value={currencyLine(value)}
      groups={currencyGroups(value)}
      emptyText={(typed) => `No currency is called “${typed}”. Try a code, like EUR.`}
      onChange={(line) => onChange(line.slice(0, 3))}
    />
  );
}

/** 'EUR Euro' */
function currencyLine(code: string): string {
  return `${code} ${currencyName(code)}`.trim();
}

function currencyGroups(current: string): { value: string; items: string[] }[] {
  const { common, others } = currencyCodes(current);
  return [
    { value: 'Common', items: common.map(currencyLine) },
    { value: 'All currencies', items: others.map(currencyLine) },
  ];
}
