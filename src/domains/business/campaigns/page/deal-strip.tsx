import { formatMoney } from '#client/words/format-money.ts';
import { formatRowDate, formatShortDate } from '#client/words/format-dates.ts';
import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { totalIn } from '#shared/money.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import {
  deliveryOf,
  latenessOf,
  nextDueOn,
} from '#domains/business/campaigns/deliverables/rules.ts';
import { isBinding } from '#domains/business/campaigns/exclusivities/rules.ts';
import { owedMinor, receivedMinor } from '#domains/business/campaigns/payments/rules.ts';
import { isLost } from '#domains/business/campaigns/rules.ts';
import { unplannedMinor } from '#domains/business/campaigns/payments/unplanned-fee.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

const none = '–';

/** The figures of a deal at a glance. */
export function DealStrip({ deal, formats }: { deal: ShownDeal; formats: DayFormats }) {
  const { campaign, deliverables, exclusivities } = deal;
  const seesMoney = useSeesMoney();
  const { posted, total } = deliveryOf(deliverables);
  const starts = campaign.postingStartsOn;
  const facts: Fact[] = [
    ...(seesMoney ? [feeFact(deal)] : []),
    { label: 'Delivered', value: total ? posted : none, unit: total ? `of ${total}` : undefined },
    dueFact(deal, formats),
    { label: 'Posting starts', value: starts ? formatShortDate(starts, formats) : none },
    ...(seesMoney ? [paidFact(deal)] : []),
  ];
  const until = (isBinding(campaign) ? exclusivities : [])
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1);
  if (until) facts.push({ label: 'Exclusive until', value: formatShortDate(until, formats) });
  return <FactStrip facts={facts} label="Figures of the campaign" />;
}

function feeFact({ campaign }: ShownDeal): Fact {
  const { feeMinor, productValueMinor, compensation, currency } = campaign;
  const money = (minor: number) => formatMoney(minor, currency, { isFigure: true });
  if (feeMinor !== null) return { label: 'Fee', value: money(feeMinor) };
  const isGifted = compensation === 'gifted';
  return {
    label: isGifted ? 'Gifted' : 'Fee',
    value: isGifted && productValueMinor !== null ? `≈ ${money(productValueMinor)}` : none,
  };
}

function dueFact({ deliverables }: ShownDeal, formats: DayFormats): Fact {
  const label = 'Next due';
  const open = deliverables.filter((one) => nextDueOn(one) !== null);
  const days = open.flatMap((one) => nextDueOn(one) ?? []).toSorted();
  const [next] = days;
  if (!next) return { label, value: none };
  const isLate = open.some((one) => latenessOf(one, formats.today) !== null);
  return {
    label,
    value:
      isLate || next > formats.today
        ? formatShortDate(next, formats)
        : formatRowDate(next, formats),
    unit: isLate ? 'late' : undefined,
    tone: isLate ? 'late' : undefined,
  };
}

function paidFact({ campaign, payments }: ShownDeal): Fact {
  const { currency } = campaign;
  const sum = (of: (payment: (typeof payments)[number]) => number) =>
    totalIn(
      currency,
      payments.map((payment) => ({ ...payment, amountMinor: of(payment) })),
    );
  if (payments.length === 0) return { label: 'Paid', value: none };
  const paid = sum(receivedMinor);
  const open = sum((payment) => owedMinor(payment, campaign));
  const money = (minor: number, of = currency) => formatMoney(minor, of, { isFigure: true });
  // What no rate turns into the deal's currency is named, never added.
  const others = open.notConverted.filter(({ amountMinor }) => amountMinor > 0);
  const owed = [
    ...(open.amountMinor > 0 || others.length === 0 ? [money(open.amountMinor)] : []),
    ...others.map((one) => money(one.amountMinor, one.currency)),
  ].join(' + ');
  const isDone = open.amountMinor === 0 && others.length === 0;
  const fact = { label: 'Paid', value: money(paid.amountMinor) };
  if (isDone && isLost(campaign.status)) return { ...fact, unit: 'none owed' };
  if (isDone && unplannedMinor({ campaign, payments }) > 0)
    return { ...fact, unit: `of ${money(campaign.feeMinor ?? 0)}` };
  return {
    ...fact,
    unit: isDone ? 'in full' : `${owed} open`,
    tone: isDone ? 'ok' : undefined,
  };
}
