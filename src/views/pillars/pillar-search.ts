export type Period = 30 | 90 | 365;

export const periods: { value: Period; label: string }[] = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: 'Year' },
];

/** What the address of the page says. */
export interface PillarSearch {
  period?: Period | undefined;
  show?: 'archived' | undefined;
}

/** What nobody knows says nothing. */
export function readPillarSearch(search: Record<string, unknown>): PillarSearch {
  const period = periods.find(({ value }) => value === Number(search['period']))?.value;
  return {
    ...(period ? { period } : {}),
    ...(search['show'] === 'archived' ? { show: 'archived' } : {}),
  };
}
