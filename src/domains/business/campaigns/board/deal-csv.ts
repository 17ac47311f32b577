import type { Cell } from '#shared/files/csv.ts';
import { statusLabels } from '#domains/business/campaigns/rules.ts';
import { amountText } from '#shared/money.ts';
import { compensationLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { paymentStateLabels } from '#domains/business/campaigns/moves/deal-words.ts';
import type { DealSummary } from './deals.ts';

const feeHead = ['Fee', 'Currency'];

/** The deals as a table for a spreadsheet. */
export function dealRows(
  deals: readonly DealSummary[],
  seesMoney: boolean,
): readonly (readonly Cell[])[] {
  const head = [
    ...['Campaign', 'Brand', 'Status', 'Compensation'],
    ...(seesMoney ? feeHead : []),
    ...['Posting starts', 'Posting ends', 'Posted', 'Deliverables'],
    ...(seesMoney ? ['Payments'] : []),
  ];
  return [head, ...deals.map((deal) => cellsOf(deal, seesMoney))];
}

function cellsOf(deal: DealSummary, seesMoney: boolean): readonly Cell[] {
  const { campaign, brand, delivery, paymentState } = deal;
  const { campaignName, status, compensation, feeMinor, currency } = campaign;
  const fee = [feeMinor === null ? null : amountText(feeMinor, currency), currency];
  return [
    campaignName,
    brand?.name,
    statusLabels[status],
    compensationLabels[compensation],
    ...(seesMoney ? fee : []),
    campaign.postingStartsOn,
    campaign.postingEndsOn,
    delivery.posted,
    delivery.total,
    ...(seesMoney ? [paymentStateLabels[paymentState]] : []),
  ];
}
