import { Plus } from 'lucide-react';
import { formatMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import { formatRowDate, formatShortDate } from '#client/words/format-dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { standingLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { standingTones } from '#domains/business/campaigns/moves/deal-words.ts';
import { askNewPayment } from '#domains/business/campaigns/payments/new-payment-host.tsx';
import {
  dueOn,
  type PaymentStanding,
  standingOf,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import type { Total } from '#shared/money.ts';
import { moneyOf, sourcesOf } from '#views/brands/list/brand-money.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import { CampaignLink } from '#domains/business/campaigns/page/campaign-link.tsx';
import { useMoneySources, useMoneyStatus } from '#views/brands/list/use-money.ts';

/** What a brand paid and owes, and each payment of its deals. */
export function BrandPayments({ brand, canEdit, settings, onLeave }: BrandPartProps) {
  const base = useCurrentWorkspace()?.baseCurrency ?? 'USD';
  const sources = sourcesOf(useMoneySources(), brand.id);
  const { status } = useMoneyStatus();
  const year = settings.today.slice(0, 4);
  const money = moneyOf(sources, { base, year, today: settings.today });
  const campaignById = rowsById(sources.campaigns);
  const ordered = sources.payments
    .flatMap((payment) => {
      const campaign = campaignById.get(payment.campaignId);
      return campaign ? [{ payment, campaign }] : [];
    })
    .toSorted((one, other) =>
      (dueOn(other.payment) ?? '9999').localeCompare(dueOn(one.payment) ?? '9999'),
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
          fact('Outstanding', money.outstanding),
          fact('Overdue', money.overdue, 'late'),
          fact('Still to come', money.stillToCome),
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
            label="New payment"
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
        <p className="record-none row gap-12 faint spread">
          No payment yet. A campaign with them has the place for it.
        </p>
      ) : null}
      <ul>
        {ordered.map((one) => (
          <PaymentLine key={one.payment.id} {...one} settings={settings} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  );
}

interface PaymentLineProps extends Pick<BrandPartProps, 'settings' | 'onLeave'> {
  payment: Payment;
  campaign: Campaign;
}

function PaymentLine({ payment, campaign, settings, onLeave }: PaymentLineProps) {
  const standing = standingOf(payment, campaign, settings.today);
  return (
    <li className="record-line row gap-10">
      <div className="grow">
        <CampaignLink id={campaign.id} name={campaign.campaignName} onLeave={onLeave} />
        <p className="trunc xs faint">
          {[payment.label, whenOf(payment, standing, settings)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="num">{formatMoney(payment.amountMinor, payment.currency)}</span>
      <Tape tone={standingTones[standing]}>{standingLabels[standing]}</Tape>
    </li>
  );
}

function whenOf(
  payment: Payment,
  standing: PaymentStanding,
  settings: BrandPartProps['settings'],
): string {
  if (standing === 'not_owed') return '';
  if (standing === 'paid' && payment.paidOn)
    return `paid ${formatShortDate(payment.paidOn, settings)}`;
  const due = dueOn(payment);
  return due ? `due ${formatRowDate(due, settings)}` : 'no date yet';
}
