import type { ListRules } from '#client/list/list-words.ts';
import { formatMonth } from '#client/words/format-dates.ts';
import type { LedgerRow } from './ledger-rows.ts';

/** By what payments are looked for. */
export function ledgerRules(rows: readonly LedgerRow[], base: string): ListRules<LedgerRow> {
  const brands = new Map(rows.flatMap(({ brand }) => (brand ? [[brand.id, brand.name]] : [])));
  const currencies = [...new Set(rows.map(({ payment }) => payment.currency))].sort();
  const months = [...new Set(rows.flatMap(({ coming }) => coming?.day.slice(0, 7) ?? []))].sort();
  return {
    filters: [
      {
        name: 'brand',
        label: 'Brand',
        choices: [...brands]
          .map(([value, label]) => ({ value, label }))
          .toSorted((one, other) => one.label.localeCompare(other.label)),
        passes: ({ brand }, value) => brand?.id === value,
      },
      {
        name: 'month',
        label: 'Comes in',
        choices: months.map((value) => ({ value, label: formatMonth(`${value}-01`) })),
        passes: ({ coming }, value) => coming?.day.slice(0, 7) === value,
      },
      {
        name: 'currency',
        label: 'Currency',
        choices: currencies.length > 1 ? currencies.map((value) => ({ value, label: value })) : [],
        passes: ({ payment }, value) => payment.currency === value,
      },
    ],
    questions: {
      name: 'only',
      label: 'Payments',
      chips: [
        { value: 'all', label: 'All' },
        { value: 'late', label: 'Late', passes: ({ group }) => group === 'late' },
        {
          value: 'to-send',
          label: 'To invoice',
          passes: ({ payment, coming }) =>
            payment.status === 'planned' && coming?.isAgreed === true,
        },
        { value: 'coming', label: 'To come', passes: ({ group }) => group === 'coming' },
        { value: 'paid', label: 'Paid', passes: ({ group }) => group === 'paid' },
        {
          value: 'foreign',
          label: `Not in ${base}`,
          passes: ({ payment }) => payment.currency !== base,
        },
      ],
    },
    textOf: ({ payment, campaign, brand }) =>
      [payment.label, payment.invoiceNumber, payment.poNumber, campaign.campaignName, brand?.name]
        .filter(Boolean)
        .join(' '),
  };
}
