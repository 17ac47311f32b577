import { Plus } from 'lucide-react';
import { formatMoney } from '#client/words/format-money.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SectionPending } from '#client/ui/base/states.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { payments as collection } from './data.ts';
import type { Payment } from './schema.ts';
import { netFeeMinor } from '#domains/business/campaigns/rules.ts';
import { splitFee } from '#domains/business/campaigns/moves/deal-actions.ts';
import { beyondFeeMinor, isPlanned, unplannedMinor } from './unplanned-fee.ts';
import type { OpenDialog } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { type PaymentInvoicing, PaymentRow } from './payment-row.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import '#client/ui/rows/short-rows.css';

interface PaymentsSectionProps {
  deal: ShownDeal;
  formats: DayFormats;
  canEdit: boolean;
  openDialog: OpenDialog;
  invoicing?: PaymentInvoicing | undefined;
}

/** How and when the deal is paid. */
export function PaymentsSection(props: PaymentsSectionProps) {
  const { deal, formats, canEdit, openDialog, invoicing } = props;
  const { campaign, payments } = deal;
  const { feeMinor, currency, agencyFeePercent } = campaign;
  const status = collection.useStatus();
  const failures = collection.useFailures();
  const failed = failures.filter(
    ({ operation, values }) => operation === 'create' && values['campaignId'] === campaign.id,
  );
  const remaining = unplannedMinor(deal);
  const beyond = beyondFeeMinor(deal);
  const net = netFeeMinor(campaign);
  const add = () => openDialog({ kind: 'payment' });
  return (
    <section aria-labelledby="deal-payments">
      <SectionHead id="deal-payments" title="Payment" note={beyond > 0 ? null : termsOf(payments)}>
        {canEdit ? (
          <IconButton size="sm" label="New payment" icon={<Plus />} onClick={add} />
        ) : null}
      </SectionHead>
      <FailedRows failed={failed} titleOf={({ label }) => String(label)} />
      {payments.length === 0 && status !== 'ready' ? (
        <SectionPending status={status} onRetry={collection.retry} />
      ) : payments.length === 0 && failed.length === 0 ? (
        <div className="deal-none">
          <p>
            {canEdit
              ? 'Add how and when you get paid: one payment or deposit + balance.'
              : 'No payment is planned yet.'}
          </p>
          {canEdit ? (
            <div className="row">
              <Button size="sm" onClick={add}>
                New payment
              </Button>
              {feeMinor ? (
                <Button size="sm" variant="ghost" onClick={() => splitFee(deal, feeMinor, formats)}>
                  Split 50/50
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      ) : (
        <ul className="short-rows">
          {payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              deal={deal}
              payment={payment}
              formats={formats}
              canEdit={canEdit}
              failure={failures.find(({ id }) => id === payment.id)}
              openDialog={openDialog}
              invoicing={invoicing}
            />
          ))}
        </ul>
      )}
      {remaining > 0 && payments.length > 0 ? (
        <p className="deal-note xs faint">{`${formatMoney(remaining, currency)} of the fee has no payment yet`}</p>
      ) : null}
      {beyond > 0 ? (
        <p className="deal-note xs faint">{`${formatMoney(beyond, currency)} on top of the fee`}</p>
      ) : null}
      {net !== null && agencyFeePercent > 0 ? (
        <p className="deal-note xs faint">
          {`${formatMoney(net, currency)} after the agency's ${agencyFeePercent}%`}
        </p>
      ) : null}
      {campaign.commissionNote ? (
        <p className="deal-note xs faint" dir="auto">{`Commission: ${campaign.commissionNote}`}</p>
      ) : null}
    </section>
  );
}

/** '50% signing, 50% net 30' */
function termsOf(payments: readonly Payment[]): string | null {
  const counted = payments.filter(isPlanned);
  const [first] = counted;
  if (!first || counted.length > 3) return null;
  if (counted.some(({ currency }) => currency !== first.currency)) return null;
  const total = counted.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return counted
    .map(({ amountMinor, trigger, termsDays }) => {
      const share = `${Math.round((amountMinor / total) * 100)}%`;
      if (trigger === 'fixed_date') return share;
      if (trigger === 'on_signing' && termsDays === 0) return `${share} signing`;
      return `${share} net ${termsDays}`;
    })
    .join(', ');
}
