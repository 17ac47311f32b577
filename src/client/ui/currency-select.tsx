import { Combobox } from './combobox.tsx';

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

const common = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF', 'INR', 'BRL', 'MXN'];
let names: Intl.DisplayNames | undefined;

/** 'EUR Euro' */
function currencyLine(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'currency' });
  return `${code} ${names.of(code) ?? ''}`.trim();
}

function currencyGroups(current: string): { value: string; items: string[] }[] {
  const all = new Set([...Intl.supportedValuesOf('currency'), current]);
  const others = [...all].filter((code) => !common.includes(code)).sort();
  return [
    { value: 'Common', items: common.map(currencyLine) },
    { value: 'All currencies', items: others.map(currencyLine) },
  ];
}
