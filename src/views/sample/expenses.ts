import type { BrandName } from './brands.ts';

/** Something that was spent; days count from today. */
export interface SampleExpense {
  title: string;
  category: string;
  amountMinor: number;
  day: number;
  currency?: string;
  /** Into the currency of the sample. */
  rate?: number;
  deal?: string;
  brand?: BrandName;
  isOfPrints?: boolean;
  reimbursement?: 'to_claim' | 'claimed' | 'reimbursed';
}

const spent = (
  day: number,
  title: string,
  category: string,
  amountMinor: number,
  more: Partial<SampleExpense> = {},
): SampleExpense => ({ day, title, category, amountMinor, ...more });

const months = 12;
const daysInMonth = 30;

/** What comes each month. */
const monthly = [
  ['Studio rent share', 'Studio & rental', 24_000, 3],
  ['Editing suite', 'Software & subscriptions', 5_499, 9],
  ['Jonas, edit day', 'Editors & contractors', 30_000, 17],
] as const;

const others: readonly SampleExpense[] = [
  spent(-1, 'Harbour parking, four hours', 'Car & transport', 1_800, {
    deal: 'Rain Shell, autumn drop',
    brand: 'halden',
  }),
  spent(-2, 'Red lentils, coriander, limes', 'Props & supplies', 2_345, {
    deal: 'One pan, ten dinners',
    brand: 'ovenbird',
  }),
  spent(-3, 'Ife, half day as second shooter', 'Editors & contractors', 15_000, {
    deal: 'Rain Shell, autumn drop',
    brand: 'halden',
  }),
  spent(-4, 'Variable ND filter, 82 mm', 'Equipment & gear', 12_900),
  spent(-6, 'Flights, Lisbon return', 'Travel', 19_800, { currency: 'EUR', rate: 1.085 }),
  spent(-7, 'Clear umbrellas, two', 'Props & supplies', 3_800, {
    deal: 'Rain Shell, autumn drop',
    brand: 'halden',
    reimbursement: 'to_claim',
  }),
  spent(-9, 'Lens hire, two days', 'Equipment & gear', 9_600, {
    deal: 'One light, three moods',
    brand: 'lumo',
  }),
  spent(-8, 'Newsletter host, a year', 'Software & subscriptions', 29_000),
  spent(-12, 'Phone and data', 'Phone & internet', 3_850),
  spent(-13, 'Dinner with Halden', 'Meals', 6_420, { brand: 'halden' }),
  spent(-16, 'Print paper, cotton', 'Props & supplies', 8_850, { isOfPrints: true }),
  spent(-22, 'Field recorder', 'Equipment & gear', 45_900),
  spent(-31, 'Tea for the shoot', 'Meals', 1_200, { currency: 'JPY' }),
  spent(-38, 'Train to Cork', 'Travel', 2_480, { reimbursement: 'reimbursed' }),
  spent(-47, 'Cedar boards', 'Props & supplies', 5_600, { deal: 'Slow mornings' }),
  spent(-52, 'Frame stock', 'Props & supplies', 21_000, { isOfPrints: true }),
  spent(-64, 'Bookkeeping, quarter', 'Legal & accounting', 18_000),
  spent(-75, 'Hotel, trail weekend', 'Travel', 23_400, { deal: 'Trail vest, wet and dry' }),
  spent(-88, 'Gear insurance', 'Insurance', 31_200),
  spent(-110, 'Food styling course', 'Education & events', 14_500),
  spent(-131, 'Second battery, charger', 'Equipment & gear', 11_900),
  spent(-154, 'Booth at the summer market', 'Advertising & promotion', 16_000, {
    isOfPrints: true,
  }),
  spent(-155, 'Bookkeeping, quarter', 'Legal & accounting', 18_000),
  spent(-190, 'Camera service', 'Equipment & gear', 17_300),
  spent(-215, 'Platform fee', 'Platform & agency fees', 4_400),
  spent(-246, 'Bookkeeping, quarter', 'Legal & accounting', 18_000),
  spent(-260, 'Lens, 35 mm', 'Equipment & gear', 64_900),
  spent(-301, 'Giveaway, three aprons', 'Giveaways', 7_200),
  spent(-337, 'Bookkeeping, quarter', 'Legal & accounting', 18_000),
];

/** What is spent in a year: what comes each month, and what does not. */
export function sampleExpenses(): SampleExpense[] {
  const regular = Array.from({ length: months }, (_, month) =>
    monthly.map(([title, category, amountMinor, day]) =>
      spent(-(month * daysInMonth) - day, title, category, amountMinor),
    ),
  );
  return [...regular.flat(), ...others].toSorted((one, other) => one.day - other.day);
}
