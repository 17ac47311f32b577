// The address of each page is read before its code is there.
export const periodKinds = ['30', '90', '365', 'year', 'last-year'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** What /analytics keeps in its address; left out, content of 90 days. */
export interface AnalyticsSearch {
  tab?: 'deals' | 'money' | 'habits';
  period?: Exclude<PeriodKind, '90'>;
}

/** Reads the address; what it does not understand is left out. */
export function readAnalyticsSearch({ tab, period }: Record<string, unknown>): AnalyticsSearch {
  // The router reads `?period=30` as a number.
  const known = periodKinds.find((kind) => kind === String(period));
  return {
    ...(tab === 'deals' || tab === 'money' || tab === 'habits' ? { tab } : {}),
    ...(known && known !== '90' ? { period: known } : {}),
  };
}
