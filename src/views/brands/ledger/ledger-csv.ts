import type { Cell } from '#shared/files/csv.ts';
import { standingLabels, triggerLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { owedMinor, receivedMinor } from '#domains/business/campaigns/payments/rules.ts';
import { amountText, convertedMinor } from '#shared/money.ts';
import type { LedgerRow } from './ledger-rows.ts';

/** Payments as the rows of a spreadsheet, with their heads. */
export function ledgerCsv(rows: readonly LedgerRow[], base: string): Cell[][] {
  const heads = [
    ...['Brand', 'Campaign', 'Payment', 'Invoice', 'PO', 'Trigger', 'Invoiced on', 'Due on'],
    ...['Expected on', 'State', 'Amount', 'Currency', 'Rate', `Amount in ${base}`],
    ...['Received', 'Kept by others', 'Open', 'Paid on'],
  ];
  const lines = rows.map(({ payment, campaign, brand, standing, coming }) => {
    const { amountMinor, currency, feesWithheldMinor } = payment;
    const minor = convertedMinor(payment, base);
    return [
      ...[brand?.name, campaign.campaignName, payment.label, payment.invoiceNumber],
      ...[payment.poNumber, triggerLabels[payment.trigger], payment.invoicedOn, payment.dueOn],
      coming && !coming.isAgreed ? coming.day : null,
      standingLabels[standing],
      ...[amountText(amountMinor, currency), currency, payment.rate],
      minor === null ? null : amountText(minor, base),
      amountText(receivedMinor(payment), currency),
      amountText(feesWithheldMinor, currency),
      amountText(owedMinor(payment, campaign), currency),
      payment.paidOn,
    ];
  });
  return [heads, ...lines];
}
