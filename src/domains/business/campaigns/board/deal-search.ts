import { formatMonth } from '#client/words/format-dates.ts';
import type { Choice, ListRules, ListSearch } from '#client/list/list-words.ts';
import { isClosed, nextDueOn } from '#domains/business/campaigns/deliverables/rules.ts';
import { daysAfter } from '#domains/business/campaigns/payments/rules.ts';
import { isOpen, statusLabels } from '#domains/business/campaigns/rules.ts';
import { listOrder } from '#domains/business/campaigns/order/rules.ts';
import { compensations } from '#domains/business/campaigns/schema.ts';
import { rightStateOf } from '#domains/business/campaigns/usage-rights/rules.ts';
import { compensationLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { paymentStateLabels } from '#domains/business/campaigns/moves/deal-words.ts';
import type { DealSummary } from './deals.ts';

const paymentFilters = ['overdue', 'part_paid', 'invoiced', 'planned', 'paid', 'none'] as const;
const unpaid: readonly string[] = ['overdue', 'part_paid', 'invoiced'];
const weekDays = 7;

interface DealFilterOptions {
  /** The user's calendar date. */
  today: string;
  seesMoney: boolean;
  /** Who may lead a deal, by name; not asked for where there is one person alone. */
  people: readonly Choice[];
}

/** By what deals are looked for; what is put away shows when it is asked for, or when it still matters. */
export function dealRules(
  deals: readonly DealSummary[],
  { today, seesMoney, people }: DealFilterOptions,
): ListRules<DealSummary> {
  return {
    questions: {
      name: 'show',
      label: 'Campaigns',
      chips: [
        {
          value: 'all',
          label: 'All',
          isCounted: ({ campaign }) => isOpen(campaign.status),
        },
        { value: 'action', label: 'Needs action', passes: ({ action }) => action !== null },
        { value: 'week', label: 'Due this week', passes: (deal) => isDueBy(deal, today) },
        ...(seesMoney
          ? [
              {
                value: 'unpaid',
                label: 'Unpaid',
                passes: ({ paymentState }: DealSummary) => unpaid.includes(paymentState),
              },
            ]
          : []),
        {
          value: 'rights',
          label: 'Rights ending',
          passes: (deal) => hasEndingRights(deal, today),
        },
      ],
    },
    filters: [
      {
        name: 'brand',
        label: 'Brand',
        choices: brandsIn(deals),
        passes: ({ campaign }, value) => campaign.brandId === value,
      },
      {
        name: 'status',
        label: 'Status',
        choices: listOrder.map((value) => ({ value, label: statusLabels[value] })),
        passes: ({ campaign }, value) => campaign.status === value,
      },
      {
        name: 'payment',
        label: 'Payments',
        choices: seesMoney
          ? paymentFilters.map((value) => ({ value, label: paymentStateLabels[value] }))
          : [],
        // A gift has no payments either.
        passes: ({ paymentState }, value) =>
          paymentState === value || (value === 'none' && paymentState === 'gifted'),
      },
      {
        name: 'compensation',
        label: 'Pays',
        choices: compensations.map((value) => ({ value, label: compensationLabels[value] })),
        passes: ({ campaign }, value) => campaign.compensation === value,
      },
      {
        name: 'lead',
        label: 'Led by',
        choices: people.length > 1 ? people : [],
        passes: ({ campaign }, value) => campaign.ownerUserId === value,
      },
      {
        name: 'month',
        label: 'Posting in',
        choices: monthsIn(deals),
        passes: ({ campaign }, value) => campaign.postingStartsOn?.startsWith(value) ?? false,
      },
      {
        name: 'archived',
        label: 'Archived',
        isSwitch: true,
        choices: [{ value: 'yes', label: 'Archived' }],
        passes: ({ campaign }) => campaign.isArchived,
      },
    ],
    // What is put away may still be owed for, or be in use.
    isListed: ({ campaign }, search) =>
      !campaign.isArchived || ['archived', 'show', 'payment'].some((word) => search[word]),
    textOf: ({ campaign, brand }) => `${campaign.campaignName} ${brand?.name ?? ''}`,
  };
}

/** Whether a right of a deal ends soon. `today` is the user's calendar date. */
export function hasEndingRights({ usageRights }: DealSummary, today: string): boolean {
  return usageRights.some((right) => rightStateOf(right, today) === 'ending');
}

function isDueBy({ campaign, deliverables }: DealSummary, today: string): boolean {
  const last = daysAfter(today, weekDays);
  return (
    isOpen(campaign.status) &&
    deliverables.some((work) => !isClosed(work) && (nextDueOn(work) ?? '9999') <= last)
  );
}

function brandsIn(deals: readonly DealSummary[]): Choice[] {
  const named = new Map(deals.flatMap(({ brand }) => (brand ? [[brand.id, brand.name]] : [])));
  return [...named]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

function monthsIn(deals: readonly DealSummary[]): Choice[] {
  const months = new Set(
    deals.flatMap(({ campaign }) => campaign.postingStartsOn?.slice(0, 7) ?? []),
  );
  return [...months]
    .toSorted()
    .map((month) => ({ value: month, label: formatMonth(`${month}-01`) }));
}

const ended = ['completed', 'declined', 'cancelled'];

/** Whether it asks for what the board has no place for, such as most of what has ended. */
export function needsTable({ show, archived, status }: ListSearch): boolean {
  return (
    show === 'rights' ||
    archived !== undefined ||
    (status?.split(',').some((one) => ended.includes(one)) ?? false)
  );
}
