import { amountText } from '#shared/money.ts';
import type { Cell } from '#shared/files/csv.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import {
  billingLabels,
  toolCategoryLabels,
  toolStatusLabels,
  verdictLabels,
} from '#domains/money/tools/rules.ts';
import type { ToolLine } from './tool-lines.ts';

/** Tools as the rows of a spreadsheet, with their heads. */
export function toolRows(lines: readonly ToolLine[], base: string): Cell[][] {
  const heads = [
    ...['Name', 'Used for', 'Category', 'Status', 'Plan', 'Seats', 'Price', 'Currency', 'Paid'],
    ...['Per month', 'Per year', `Since the start (${base})`, 'Not converted', 'Since'],
    ...['Renews', 'Cancel by', 'Verdict', 'Owner', 'Business', 'Account', 'Site', 'Notes'],
  ];
  const rows = lines.map(
    ({ tool, price, monthlyMinor, yearlyMinor, lifetime, owner, business }) => [
      tool.name,
      tool.usedFor,
      toolCategoryLabels[tool.category],
      toolStatusLabels[tool.status],
      tool.planName,
      tool.seats,
      amountText(price.priceMinor, price.currency),
      price.currency,
      billingLabels[price.billing],
      amountText(monthlyMinor, price.currency),
      amountText(yearlyMinor, price.currency),
      amountText(lifetime.amountMinor, base),
      notConvertedText(lifetime),
      tool.startedOn,
      tool.nextRenewalOn,
      tool.cancelByOn,
      verdictLabels[tool.verdict],
      owner,
      business?.name,
      tool.accountEmail,
      tool.url,
      tool.notes,
    ],
  );
  return [heads, ...rows];
}
