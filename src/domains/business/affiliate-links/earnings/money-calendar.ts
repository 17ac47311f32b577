import { Banknote } from 'lucide-react';
import type {
  CalendarEntry,
  CalendarLayer,
  CalendarPart,
  CalendarSource,
} from '#client/words/calendar.ts';
import { calendarSource } from '#client/record/calendar-source.ts';
import { formatMoney, formatShortMoney } from '#client/words/format-money.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { standingsOf } from '#shared/dated.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { linkDate } from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import {
  dealEntry,
  dealName,
  dealOf,
  type DealParts,
  type KnownDeals,
  openDeal,
  useKnownDeals,
} from '#domains/business/campaigns/board/deal-rows.ts';
import { standingLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { payAway } from '#domains/business/campaigns/payments/pay-away.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import {
  canOwe,
  dueOn,
  outstandingMinor,
  paymentDate,
  standingOf,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';

const layer: CalendarLayer = {
  id: 'money',
  label: 'Money',
  icon: Banknote,
  dueLabel: 'Payments',
};

/** What is to be paid on a day; the layer is there for those who see money. */
export const calendar: CalendarPart = { place: 50, module: 'deals', useSources: useMoneyCalendar };

function useMoneyCalendar(): CalendarSource[] {
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

// What was changed a moment ago has not been reckoned by the server.
const standingsOfPayment = (payment: Payment) =>
  standingsOf([paymentDate], { ...payment, dueOn: dueOn(payment) });

/** Payments as rows at hand have them. */
export const paymentSource = calendarSource<Payment, KnownDeals, PaymentParts>({
  layers: [layer],
  partsOf(payment, known) {
    const deal = dealOf(payment.campaignId, known, (campaign) => canOwe(campaign, payment));
    return deal && { ...deal, payment };
  },
  standingsOf: (payment) =>
    standingsOfPayment(payment).map((standing) => ({
      ...standing,
      isOpen: outstandingMinor(payment) !== 0,
    })),
  entriesOf: (parts) =>
    standingsOfPayment(parts.payment).map(({ date }) => paymentDue(parts, date)),
});

function paymentDue(parts: PaymentParts, date: string): CalendarEntry {
  const { payment, campaign, today, canEdit } = parts;
  const standing = standingOf(payment, campaign, today);
  const isDone = standing === 'paid';
  const { currency } = payment;
  const amount = isDone ? payment.amountMinor : outstandingMinor(payment);
  return {
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
      ? { next: { label: 'Mark paid', act: () => payAway(payment, today) } }
      : {}),
    actions: {
      noun: 'payment',
      open: () => openDeal(parts),
      // When the others are due follows from their terms.
      ...(canEdit && !isDone && payment.trigger === 'fixed_date'
        ? { move: (_: string, to: string) => moveDue(payment, to) }
        : {}),
    },
  };
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

/** Affiliate links as rows at hand have them. */
export const linkSource = calendarSource<AffiliateLink, KnownDeals, LinkParts>({
  layers: [],
  partsOf(link, { brands, navigate, canEdit }) {
    return { link, brandName: brands.get(link.brandId ?? '')?.name, navigate, canEdit };
  },
  entriesOf: (parts) =>
    standingsOf([linkDate], parts.link).map(({ date }) => linkExpires(parts, date)),
});

function linkExpires(
  { link, brandName, navigate, canEdit }: LinkParts,
  date: string,
): CalendarEntry {
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
    date,
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
