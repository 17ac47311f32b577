import { countries, countryName } from '#client/words/countries.ts';
import { Combobox } from '#client/ui/menus/combobox.tsx';

interface CountrySelectProps {
  /** By ISO 3166; null for none. */
  value: string | null;
  onChange: (code: string | null) => void;
  label: string;
}

/** Chooses a country by its name. */
export function CountrySelect({ value, onChange, label }: CountrySelectProps) {
  return (
    <Combobox
      label={label}
      placeholder="Search countries"
      value={value === null ? none : countryName(value)}
      groups={[
        { value: '', items: [none] },
        { value: 'Countries', items: countries().map(({ name }) => name) },
      ]}
      emptyText={(typed) => `No country is called “${typed}”.`}
      onChange={(chosen) => onChange(countries().find(({ name }) => name === chosen)?.code ?? null)}
    />
  );
}

const none = 'No country';
