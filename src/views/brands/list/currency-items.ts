import { choiceItems } from '#client/ui/menus/choice-items.ts';
import type { MenuProps } from '#client/ui/menus/menu.tsx';

/** Whether all money is shown, converted, or only what was agreed in one currency. */
export function currencyItems(
  currencies: readonly string[],
  base: string,
  value: string | undefined,
  onChange: (currency: string | undefined) => void,
): MenuProps['items'] {
  if (currencies.length < 2 && !value) return [];
  const ones = currencies.map((currency) => [currency, `Only ${currency}`]);
  const labels = { all: `All in ${base}`, ...Object.fromEntries(ones) };
  return choiceItems('Currency', labels, value ?? 'all', (currency) =>
    onChange(currency === 'all' ? undefined : currency),
  );
}
