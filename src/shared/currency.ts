let known: ReadonlySet<string> | undefined;

/** Whether the code names a currency that this machine knows. */
export function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known.has(code);
}

const digits = new Map<string, number>();

/** How many decimals a currency has: USD 2, JPY 0, KWD 3. */
export function decimalsOf(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, decimals);
  return decimals;
}
