import { DecimalField } from '#client/form/decimal-field.tsx';

interface RateFieldProps {
  currency: string;
  /** The workspace's currency. */
  base: string;
  value: number | null;
  onChange: (rate: number | null) => void;
  error: string | undefined;
  /** Said under it. */
  hint?: string;
}

/** What one unit of another currency is worth; nothing where the amount is in the workspace's own. */
export function RateField({ currency, base, ...field }: RateFieldProps) {
  const { hint = `Without a rate it is left out of totals in ${base}` } = field;
  if (currency === base) return null;
  return <DecimalField label={`${base} for one ${currency}`} optional {...field} hint={hint} />;
}
