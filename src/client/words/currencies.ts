const common = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', 'CHF', 'INR', 'BRL', 'MXN'];
let names: Intl.DisplayNames | undefined;

/** 'Euro' */
export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'currency' });
  return names.of(code) ?? '';
}

/** All currencies by their codes, and one more if it is none of them: those used most come first. */
export function currencyCodes(current: string): { common: string[]; others: string[] } {
  const all = new Set([...Intl.supportedValuesOf('currency'), current]);
  return { common, others: [...all].filter((code) => !common.includes(code)).sort() };
}
