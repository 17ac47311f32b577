import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Exclusivity } from '#domains/business/campaigns/exclusivities/schema.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { endsOn, rightLabels } from '#domains/business/campaigns/usage-rights/rules.ts';
import type { UsageRight } from '#domains/business/campaigns/usage-rights/schema.ts';
import type { InvoiceLine } from '#domains/money/invoices/schema.ts';
import { formatLabels } from '#domains/making/channels/schema.ts';
import { formatShortDate, type DayFormats } from '#client/words/format-dates.ts';

type Owed = Pick<ShownDeal, 'deliverables' | 'usageRights' | 'exclusivities'>;

/**
 * The lines of an invoice for some payments of a deal, which come to exactly what those do: one for
 * each deliverable, rights and exclusivity on lines of their own. Deliverables without a share of the
 * fee take equal parts of what is left. A part of the fee, such as a deposit, is a line by itself.
 */
export function linesFor(
  deal: Owed,
  chosen: readonly Payment[],
  formats: DayFormats,
): InvoiceLine[] {
  const total = chosen.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const due = deal.deliverables.filter(({ status }) => status !== 'cancelled');
  const besides = [
    ...deal.usageRights.flatMap((right) => rightLine(right, formats)),
    ...deal.exclusivities.flatMap((clause) => exclusivityLine(clause, formats)),
  ];
  const open = due.filter(({ feeShareMinor }) => feeShareMinor === null);
  const said =
    besides.reduce((sum, { unitMinor }) => sum + unitMinor, 0) +
    due.reduce((sum, { feeShareMinor }) => sum + (feeShareMinor ?? 0), 0);
  const left = total - said;
  // What is left has to go somewhere, and nothing may be left over for pieces that cost something.
  const isWhole = open.length > 0 ? left >= open.length : left === 0;
  if (!isWhole || due.length + besides.length === 0)
    return chosen.map((payment) => paymentLine(payment, due));
  const parts = equalParts(left, open.length);
  const pieces = due.map((one) => {
    const unitMinor = one.feeShareMinor ?? parts[open.indexOf(one)] ?? 0;
    return pieceLine(one, unitMinor, formats);
  });
  return [...pieces, ...besides];
}

/** So many equal parts of an amount; the first have the odd units. */
function equalParts(amount: number, count: number): number[] {
  const least = Math.floor(amount / count);
  return Array.from({ length: count }, (_, at) =>
    at < amount - least * count ? least + 1 : least,
  );
}

function lineOf(description: string, detail: string, unitMinor: number): InvoiceLine {
  return {
    description: description.slice(0, 200),
    detail: detail.slice(0, 300),
    quantity: 1,
    unitMinor,
    taxRatePercent: null,
  };
}

function pieceLine(piece: Deliverable, unitMinor: number, formats: DayFormats): InvoiceLine {
  const { format, frames, title, postedAt } = piece;
  const label = formatLabels[format];
  const what = frames ? `${label}, ${frames} frames` : label;
  const day = postedAt && Temporal.Instant.from(postedAt).toZonedDateTimeISO(formats.timeZone);
  const live = day ? `live ${formatShortDate(day.toPlainDate().toString(), formats)}` : '';
  const name = title.toLowerCase() === label.toLowerCase() ? '' : `“${title}”`;
  return lineOf(what, [name, live].filter(Boolean).join(', '), unitMinor);
}

function rightLine(right: UsageRight, formats: DayFormats): InvoiceLine[] {
  const { kind, feeMinor, territory, startsOn, durationDays, isPerpetual } = right;
  if (!feeMinor) return [];
  const end = endsOn(right);
  const days = durationDays ? `${durationDays} days` : '';
  const from = startsOn ? `from ${formatShortDate(startsOn, formats)}` : '';
  const until = !days && end ? `until ${formatShortDate(end, formats)}` : '';
  const when = isPerpetual ? 'without end' : [days, from, until].filter(Boolean).join(' ');
  return [
    lineOf(
      `Usage, ${rightLabels[kind].toLowerCase()}`,
      [when, territory].filter(Boolean).join(', '),
      feeMinor,
    ),
  ];
}

function exclusivityLine(clause: Exclusivity, formats: DayFormats): InvoiceLine[] {
  const { feeMinor, scope, category, competitors, startsOn, endsOn: end } = clause;
  if (!feeMinor) return [];
  const what = { category, named_brands: competitors, full: 'all brands' }[scope];
  const when = `${formatShortDate(startsOn, formats)} to ${formatShortDate(end, formats)}`;
  return [lineOf(`Exclusivity, ${what}`, when, feeMinor)];
}

function paymentLine({ label, amountMinor }: Payment, due: readonly Deliverable[]): InvoiceLine {
  return lineOf(label, due.map(({ title }) => title).join(', '), amountMinor);
}
