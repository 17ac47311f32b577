import { maxQuantity, type PackingTemplateItem, type QuantityRule } from './schema.ts';

/** What quantities are counted by: the days of a trip, and how many go. */
export interface Span {
  /** Null without dates: everything is counted once. */
  days: number | null;
  people: number;
}

type Counted = Pick<
  PackingTemplateItem,
  'quantityRule' | 'quantity' | 'quantityExtra' | 'quantityMax' | 'assignment'
>;

/** How many of a thing a trip takes: so many for each, some to spare, and never more than its most. */
export function quantityFor(item: Counted, span: Span): number {
  // In hundredths: 0.1 for each of 30 days are 3, and no bit more.
  const counted = Math.ceil((Math.round(item.quantity * 100) * timesOf(item, span)) / 100);
  const asked = counted + item.quantityExtra;
  return Math.max(1, Math.min(asked, item.quantityMax ?? maxQuantity, maxQuantity));
}

function timesOf({ quantityRule, assignment }: Counted, { days, people }: Span): number {
  if (quantityRule === 'fixed') return 1;
  // Where everybody has a row, each row is one person's.
  if (quantityRule === 'per_person') return assignment === 'each_person' ? 1 : Math.max(1, people);
  if (days === null) return 1;
  return quantityRule === 'per_day' ? Math.max(1, days) : Math.max(1, days - 1);
}

const each: Record<QuantityRule, string> = {
  fixed: '',
  per_day: ' per day',
  per_night: ' per night',
  per_person: ' per person',
};

/** '1 per night +1, max 7' */
export function ruleText(item: Counted): string {
  const parts = [`${item.quantity}${each[item.quantityRule]}`];
  if (item.quantityExtra > 0) parts.push(` +${item.quantityExtra}`);
  if (item.quantityMax !== null) parts.push(`, max ${item.quantityMax}`);
  if (item.assignment === 'each_person') parts.push(', each');
  return parts.join('');
}

const spoken: readonly [RegExp, QuantityRule][] = [
  [/^(?:per|a|an|each|every|\/)\s*days?$/i, 'per_day'],
  [/^(?:per|a|an|each|every|\/)\s*nights?$/i, 'per_night'],
  [/^(?:per|a|an|each|every|\/)\s*(?:persons?|people|head)$/i, 'per_person'],
];

/** The rule that words say, '1 per night +1, max 7'; null for what says none. */
export function readRule(text: string): Counted | null {
  const words = text.trim().replace(/\s+/g, ' ');
  const match =
    /^(\d+(?:[.,]\d{1,2})?)\s*([^+,\d]*?)\s*(?:\+\s*(\d+))?(?:,?\s*max\s*(\d+))?(,?\s*each)?$/i.exec(
      words,
    );
  if (!match) return null;
  const [, said = '', of = '', extra, most, isEach] = match;
  const quantityRule = of === '' ? 'fixed' : spoken.find(([word]) => word.test(of))?.[1];
  const quantity = Number(said.replace(',', '.'));
  const quantityExtra = Number(extra ?? 0);
  const quantityMax = most === undefined ? null : Number(most);
  if (!quantityRule || quantity <= 0 || quantity > 99 || quantityExtra > 20) return null;
  if (quantityMax !== null && (quantityMax < 1 || quantityMax > maxQuantity)) return null;
  const assignment = isEach ? 'each_person' : 'shared';
  return { quantityRule, quantity, quantityExtra, quantityMax, assignment };
}
