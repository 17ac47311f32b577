import type { Choice, ListFilter, ListRules } from '#client/list/list-words.ts';
import { cadenceLabels, cadenceOf, cadences } from '#domains/money/recurring/cadence/rules.ts';
import { amountTypeLabels } from '#domains/money/recurring/rules.ts';
import { amountTypes } from '#domains/money/recurring/schema.ts';
import type { RecurringLine } from './recurring-lines.ts';

const none = 'none';

/** By what recurring expenses are looked for. */
export function recurringRules(
  lines: readonly RecurringLine[],
  choices: { categories: readonly Choice[]; businesses: readonly Choice[] },
): ListRules<RecurringLine> {
  const cadenceIn = ({ row }: RecurringLine) => cadenceOf(row.rrule, row.startsOn);
  const used = new Set(lines.map(cadenceIn));
  return {
    filters: [
      {
        name: 'cadence',
        label: 'How often',
        choices: [...cadences, 'custom' as const]
          .filter((value) => used.has(value))
          .map((value) => ({ value, label: cadenceLabels[value] })),
        passes: (line, value) => cadenceIn(line) === value,
      },
      referring('category', lines, choices.categories, ({ row }) => row.expenseCategoryId),
      referring('business', lines, choices.businesses, ({ row }) => row.businessId),
      {
        name: 'amount',
        label: 'Each time',
        choices: amountTypes.map((value) => ({ value, label: amountTypeLabels[value] })),
        passes: ({ row }, value) => row.amountType === value,
      },
      {
        name: 'tool',
        label: 'Of a tool',
        isSwitch: true,
        choices: lines.some(({ row }) => row.toolId !== null)
          ? [{ value: 'yes', label: 'Of a tool' }]
          : [],
        passes: ({ row }) => row.toolId !== null,
      },
    ],
    questions: {
      name: 'status',
      label: 'Status',
      chips: [
        { value: 'all', label: 'All' },
        { value: 'due', label: 'Due now', passes: ({ due }) => due.length > 0 },
        { value: 'active', label: 'Active', passes: ({ state }) => state === 'active' },
        { value: 'paused', label: 'Paused', passes: ({ state }) => state === 'paused' },
        { value: 'ended', label: 'Ended', passes: ({ state }) => state === 'ended' },
      ],
    },
    textOf: ({ row, category, business, brand }) =>
      [row.title, row.notes, category?.name, business?.name, brand?.name].join(' '),
  };
}

function referring(
  name: 'category' | 'business',
  lines: readonly RecurringLine[],
  choices: readonly Choice[],
  idOf: (line: RecurringLine) => string | null,
): ListFilter<RecurringLine> {
  const ids = new Set(lines.map(idOf));
  const without = { value: none, label: `No ${name}` };
  return {
    name,
    label: name === 'category' ? 'Category' : 'Business',
    choices: [
      ...choices.filter(({ value }) => ids.has(value)),
      ...(ids.has(null) && ids.size > 1 ? [without] : []),
    ],
    passes: (line, value) => (idOf(line) ?? none) === value,
  };
}
