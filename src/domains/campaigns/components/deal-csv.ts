import type { Cell } from '#client/ui/csv.ts';
import { statusLabels } from '#domains/campaigns/rules.ts';
import { amountText } from '#client/format-money.ts';
import { compensationLabels } from './deal-labels.ts';
import { paymentStateLabels } from './deal-words.ts';
import type { DealSummary } from './deals.ts';

const head = [
  'Campaign',
  'Brand',
  'Status',
  'Compensation',
  'Fee',
  'Currency',
  'Posting starts',
  'Posting ends',
  'Posted',
  'Deliverables',
  'Payments',
];

/** The deals as a table for a spreadsheet. */
export function dealRows(deals: readonly DealSummary[]): readonly (readonly Cell[])[] {
  return [head, ...deals.map(cellsOf)];
}

function cellsOf({ campaign, brand, delivery, paymentState }: DealSummary): readonly Cell[] {
  const { campaignName, status, compensation, feeMinor, currency } = campaign;
  return [
    campaignName,
    brand?.name,
    statusLabels[status],
    compensationLabels[compensation],
    feeMinor === null ? null : amountText(feeMinor, currency),
    currency,
    campaign.postingStartsOn,
    campaign.postingEndsOn,
    delivery.posted,
    delivery.total,
    paymentStateLabels[paymentState],
  ];
}
