import { isCurrency } from '#shared/currency.ts';

// Browsers know the region of a language, but not the money of a region.
const regionsOf: Record<string, string> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK',
  USD: 'US PR GU VI EC SV PA',
  GBP: 'GB IM JE GG',
  CHF: 'CH LI',
  AUD: 'AU',
  NZD: 'NZ',
  CAD: 'CA',
  JPY: 'JP',
  CNY: 'CN',
  KRW: 'KR',
  TWD: 'TW',
  HKD: 'HK',
  SGD: 'SG',
  INR: 'IN',
  IDR: 'ID',
  MYR: 'MY',
  THB: 'TH',
  VND: 'VN',
  PHP: 'PH',
  PKR: 'PK',
  BRL: 'BR',
  MXN: 'MX',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  ISK: 'IS',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  UAH: 'UA',
  TRY: 'TR',
  ILS: 'IL',
  AED: 'AE',
  SAR: 'SA',
  EGP: 'EG',
  MAD: 'MA',
  NGN: 'NG',
  KES: 'KE',
  GHS: 'GH',
  ZAR: 'ZA',
};

/** The currency of the region that a language is spoken in: 'de-AT' → EUR; USD where none is known. */
export function homeCurrency(language: string): string {
  const region = regionOf(language);
  const [currency] =
    Object.entries(regionsOf).find(([, regions]) => regions.split(' ').includes(region)) ?? [];
  return currency && isCurrency(currency) ? currency : 'USD';
}

function regionOf(language: string): string {
  try {
    // A language alone means the region where most speak it: 'ja' is Japan's.
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    return '';
  }
}
