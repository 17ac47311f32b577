import { Plus } from 'lucide-react';
import { formatMoney } from '#client/format-money.ts';
import { notConvertedText } from '#client/format-total.ts';
import { formatRowDate, formatShortDate } from '#client/format-dates.ts';
import { IconButton } from '#client/ui/button.tsx';
import { type Fact, FactStrip } from '#client/ui/facts.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { SkeletonRows } from '#client/ui/states.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { askNewPayment } from '#domains/campaigns/components/new-payment-host.tsx';
import { dueOn, standingOf } from '#domains/campaigns/payments/rules.ts';
import type { Payment } from '#domains/campaigns/payments/schema.ts';
import { useCurrentWorkspace } from '#domains/workspaces/data.ts';
import type { Total } from '#shared/money.ts';
import { moneyOf, sourcesOf } from './brand-money.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import { CampaignLink } from './campaign-link.tsx';
import { useMoneySources, useMoneyStatus } from './use-money.ts';

/** What a brand paid and owes, and each payment of its deals. */
export function BrandPayments({ brand, canEdit, settings, onLeave }: BrandPartProps) {
  const base = useCurrentWorkspace()?.baseCurrency ?? 'USD';
  const sources = sourcesOf(useMoneySources(), brand.id);
  const { status } = useMoneyStatus();
  const year = settings.today.slice(0, 4);
  const money = moneyOf(sources, { base, year, today: settings.today });
  const nameOf = new Map(sources.campaigns.map(({ id, campaignName }) => [id, campaignName]));
  const ordered = sources.payments.toSorted((one, other) =>
    (dueOn(other) ?? '9999').localeCompare(dueOn(one) ?? '9999'),
  );
  const fact = (label: string, total: Total, tone?: Fact['tone']): Fact => ({
    label,
    value: formatMoney(total.amountMinor, base, { isFigure: true }),
    unit: notConvertedText(total),
    tone: total.amountMinor > 0 ? tone : undefined,
  });
  return (
    <section aria-labelledby="brand-payments">
      <FactStrip
        label="Money"
        facts={[
          fact(`Paid in ${year}`, money.paid, 'ok'),
          fact('Outstanding', money.outstanding),
          fact('Overdue', money.overdue, 'late'),
        ]}
      />
      <p className="xs faint brand-money-note">
        {[
          money.daysToPay === null
            ? 'Nothing paid after an invoice so far'
            : `Pays after ${money.daysToPay} days on average, agreed are ${brand.paymentTermsDays}`,
          money.gifted.amountMinor > 0 &&
            `gifted ${formatMoney(money.gifted.amountMinor, base)} in ${year}`,
          money.affiliate.amountMinor > 0 &&
            `affiliate ${formatMoney(money.affiliate.amountMinor, base)} in ${year}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <SectionHead id="brand-payments" title="Payments" note={ordered.length || ''}>
        {canEdit ? (
          <IconButton
            size="sm"
            label="Add payment"
            icon={<Plus />}
            onClick={() => {
              onLeave();
              askNewPayment({ brandId: brand.id });
            }}
          />
        ) : null}
      </SectionHead>
      {status === 'loading' && ordered.length === 0 ? <SkeletonRows rows={3} /> : null}
      {status === 'ready' && ordered.length === 0 ? (
        <p className="brand-none">No payment yet. A campaign with them has the place for it.</p>
      ) : null}
      <ul>
        {ordered.map((payment) => (
          <li key={payment.id} className="brand-person">
            <div className="grow">
              <CampaignLink
                id={payment.campaignId}
                name={nameOf.get(payment.campaignId) ?? 'Campaign'}
                onLeave={onLeave}
              />
              <p className="trunc xs faint">
                {[payment.label, whenOf(payment, settings)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className="num">{formatMoney(payment.amountMinor, payment.currency)}</span>
            <StandingTape payment={payment} today={settings.today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf(payment: Payment, settings: BrandPartProps['settings']): string {
  if (payment.status === 'paid' && payment.paidOn)
    return `paid ${formatShortDate(payment.paidOn, settings)}`;
  const due = dueOn(payment);
  return due ? `due ${formatRowDate(due, settings)}` : 'no date yet';
}

const labels = {
  planned: 'Planned',
  invoiced: 'Invoiced',
  due_soon: 'Due soon',
  overdue: 'Overdue',
  part_paid: 'Part paid',
  paid: 'Paid',
  written_off: 'Written off',
  void: 'Void',
} as const;
const tones = {
  planned: 'plain',
  invoiced: undefined,
  due_soon: 'lamp',
  overdue: 'tally',
  part_paid: 'lamp',
  paid: 'wrap',
  written_off: 'plain',
  void: 'plain',
} as const;

function StandingTape({ payment, today }: { payment: Payment; today: string }) {
  const standing = standingOf(payment, today);
  return <Tape tone={tones[standing]}>{labels[standing]}</Tape>;
}
