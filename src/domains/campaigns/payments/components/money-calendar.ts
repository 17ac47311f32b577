import { Banknote } from 'lucide-react';
import type { CalendarEntry, CalendarLayer, CalendarSource } from '#client/calendar.ts';
import { calendarSource } from '#client/calendar-source.ts';
import { formatMoney, formatShortMoney } from '#client/format-money.ts';
import { useSeesMoney } from '#client/sees-money.ts';
import { allRows } from '#client/selectors.ts';
import { tellDone } from '#client/ui/tell-done.ts';
import { affiliateLinks } from '#domains/affiliate-links/data.ts';
import type { AffiliateLink } from '#domains/affiliate-links/schema.ts';
import {
  dealEntry,
  dealName,
  dealOf,
  type DealParts,
  type KnownDeals,
  openDeal,
  useKnownDeals,
} from '#domains/campaigns/components/deal-rows.ts';
import { standingLabels } from '#domains/campaigns/components/deal-labels.ts';
import { movePaid } from '#domains/campaigns/components/paid-moves.ts';
import { payments } from '#domains/campaigns/payments/data.ts';
import { dueOn, outstandingMinor, standingOf } from '#domains/campaigns/payments/rules.ts';
import type { Payment } from '#domains/campaigns/payments/schema.ts';

const layer: CalendarLayer = {
  id: 'money',
  label: 'Money',
  icon: Banknote,
  dueLabel: 'Payments',
};

/** What is to be paid on a day; the layer is there for those who see money. */
export function useMoneyCalendar(): CalendarSource[] {
  const known = useKnownDeals();
  const sources = [
    paymentSource(payments.useRows(allRows), known),
    linkSource(affiliateLinks.useRows(allRows), known),
  ];
  return useSeesMoney() ? sources : [];
}

interface PaymentParts extends DealParts {
  payment: Payment;
}

const paymentSource = calendarSource<Payment, KnownDeals, PaymentParts>({
  layers: [layer],
  partsOf(payment, known) {
    const deal = dealOf(payment.campaignId, known);
    const isOff = payment.status === 'void' || payment.status === 'written_off';
    return deal && !isOff ? { ...deal, payment } : undefined;
  },
  entriesOf: (parts) => paymentDue(parts),
});

function paymentDue(parts: PaymentParts): CalendarEntry[] {
  const { payment, campaign, today, canEdit } = parts;
  const date = dueOn(payment);
  if (!date) return [];
  const standing = standingOf(payment, campaign, today);
  const isDone = standing === 'paid';
  const { currency } = payment;
  const amount = isDone ? payment.amountMinor : outstandingMinor(payment);
  return [
    {
      ...dealEntry(parts),
      id: payment.id,
      layerId: layer.id,
      color: undefined,
      date,
      title: payment.invoiceNumber ? `${payment.label} ${payment.invoiceNumber}` : payment.label,
      detail: dealName(parts),
      value: `+${formatMoney(amount, currency)}`,
      isDone,
      shape: {
        kind: 'money',
        amount: `+${formatShortMoney(amount, currency)}`,
        isReceived: isDone,
        money: { amountMinor: amount, currency },
      },
      status: {
        text: standingLabels[standing],
        tone: isDone ? 'ok' : standing === 'overdue' ? 'late' : 'warn',
      },
      ...(canEdit && !isDone
        ? { next: { label: 'Mark paid', act: () => movePaid(payment, { status: 'paid' }, today) } }
        : {}),
      actions: {
        noun: 'payment',
        open: () => openDeal(parts),
        // When the others are due follows from their terms.
        ...(canEdit && !isDone && payment.trigger === 'fixed_date'
          ? { move: (_: string, to: string) => moveDue(payment, to) }
          : {}),
      },
    },
  ];
}

function moveDue({ id, triggeredOn }: Payment, to: string): void {
  tellDone('Payment moved', [payments.update(id, { triggeredOn: to })], () =>
    payments.update(id, { triggeredOn }),
  );
}

interface LinkParts extends Record<string, unknown> {
  link: AffiliateLink;
  brandName: string | undefined;
  navigate: KnownDeals['navigate'];
  canEdit: boolean;
}

const linkSource = calendarSource<AffiliateLink, KnownDeals, LinkParts>({
  layers: [],
  partsOf(link, { brands, navigate, canEdit }) {
    if (link.status === 'ended' || !link.expiresOn) return undefined;
    return { link, brandName: brands.get(link.brandId ?? '')?.name, navigate, canEdit };
  },
  entriesOf: (parts) => [linkExpires(parts)],
});

function linkExpires({ link, brandName, navigate, canEdit }: LinkParts): CalendarEntry {
  const { id, title, discountCode, startsOn, expiresOn } = link;
  const move = (_: string, to: string) =>
    tellDone('Expiry moved', [affiliateLinks.update(id, { startsOn, expiresOn: to })], () =>
      affiliateLinks.update(id, { startsOn, expiresOn }),
    );
  return {
    id,
    layerId: layer.id,
    color: undefined,
    title: `${discountCode || title} expires`,
    date: expiresOn ?? '',
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    isEvent: true,
    shape: { kind: 'mark', icon: layer.icon ?? Banknote },
    detail: [brandName, title].filter(Boolean).join(' · '),
    actions: {
      noun: 'expiry',
      open: () => void navigate({ href: '/affiliate-links' }),
      ...(canEdit ? { move } : {}),
    },
  };
}
