import type { Choice, ListFilter, ListRules } from '#client/list/list-words.ts';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import {
  billingLabels,
  toolCategoryLabels,
  toolStatusLabels,
  verdictLabels,
} from '#domains/money/tools/rules.ts';
import type { Tool } from '#domains/money/tools/schema.ts';
import type { ToolLine } from './tool-lines.ts';

const soonDays = 30;

/** Whether it renews within a month. */
export const renewsSoon = ({ tool, daysLeft }: ToolLine) =>
  tool.status === 'active' && daysLeft !== null && daysLeft <= soonDays;

/** By what tools are looked for. */
export function toolRules(
  lines: readonly ToolLine[],
  choices: { businesses: readonly Choice[]; owners: readonly Choice[] },
): ListRules<ToolLine> {
  const by = <T extends string>(
    name: string,
    label: string,
    labels: Record<T, string>,
    valueOf: (tool: Tool) => T,
  ): ListFilter<ToolLine> => {
    const used = new Set(lines.map(({ tool }) => valueOf(tool)));
    return {
      name,
      label,
      choices: optionsOf(labels).filter(({ value }) => used.has(value)),
      passes: ({ tool }, value) => valueOf(tool) === value,
    };
  };
  const referring = (
    name: string,
    label: string,
    all: readonly Choice[],
    idOf: (tool: Tool) => string | null,
  ): ListFilter<ToolLine> => {
    const ids = new Set(lines.map(({ tool }) => idOf(tool)));
    return {
      name,
      label,
      choices: all.filter(({ value }) => ids.has(value)),
      passes: ({ tool }, value) => idOf(tool) === value,
    };
  };
  return {
    filters: [
      by('status', 'Status', toolStatusLabels, ({ status }) => status),
      by('category', 'Category', toolCategoryLabels, ({ category }) => category),
      by('billing', 'Paid', billingLabels, ({ billing }) => billing),
      by('verdict', 'Verdict', verdictLabels, ({ verdict }) => verdict),
      referring('business', 'Business', choices.businesses, ({ businessId }) => businessId),
      referring('owner', 'Owner', choices.owners, ({ ownerUserId }) => ownerUserId),
    ],
    questions: {
      name: 'only',
      label: 'Tools',
      chips: [
        { value: 'all', label: 'All' },
        { value: 'soon', label: 'Renews in 30 days', passes: renewsSoon },
        { value: 'trial', label: 'Trials', passes: ({ tool }) => tool.status === 'trial' },
        {
          value: 'leave',
          label: 'To cancel',
          passes: ({ tool }) => tool.verdict === 'cancel' && tool.status !== 'cancelled',
        },
        { value: 'yearly', label: 'Yearly', passes: ({ tool }) => tool.billing === 'yearly' },
      ],
    },
    textOf: ({ tool, owner, business }) =>
      [tool.name, tool.usedFor, tool.planName, tool.notes, owner, business?.name].join(' '),
  };
}
