import { useState } from 'react';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { TextField, DayField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { newId } from '#shared/ids.ts';
import { brands } from '#domains/business/brands/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import { isLost, isOpen, statusLabels } from '#domains/business/campaigns/rules.ts';
import {
  campaignMove,
  type CampaignMove,
  type CampaignStatus,
} from '#domains/business/campaigns/schema.ts';
import { BrandField } from '#domains/business/campaigns/form/brand-field.tsx';
import { brandIdFor } from '#domains/business/campaigns/form/brand-names.ts';
import {
  CancelledPayments,
  voidedUsually,
} from '#domains/business/campaigns/payments/cancelled-payments.tsx';
import { ConfirmOffers, countedKinds, type PaymentPlan } from './confirm-offers.tsx';
import { ConflictBox } from './conflict-box.tsx';
import { type Added, planPayments } from './deal-actions.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import {
  addKinds,
  type OwedKind,
} from '#domains/business/campaigns/deliverables/deliverable-draft.ts';
import { confirmedNeedsBrand } from '#domains/business/campaigns/form/needs-brand.ts';
import { KillFee, OpenEnds } from './open-ends.tsx';
import { moveDeal } from './status-moves.ts';
import './move-dialog.css';

const titles: Partial<Record<CampaignStatus, string>> = {
  confirmed: 'Confirm this campaign',
  declined: 'Decline this campaign',
  cancelled: 'Cancel this campaign',
  completed: 'Complete this campaign',
};

const verbs: Partial<Record<CampaignStatus, string>> = {
  confirmed: 'Confirm',
  declined: 'Decline',
  cancelled: 'Cancel campaign',
  completed: 'Complete',
};

/** What a move of a deal asks for: since when it is agreed, why it ended, what is still open. */
export function MoveDialog({ deal, formats, asked, open, onClose }: DealDialogProps<'move'>) {
  const { campaign, brand } = deal;
  const { status } = asked;
  const form = useForm({
    agreedOn: campaign.agreedOn ?? formats.today,
    brandName: brand?.name ?? '',
    lostReason: campaign.lostReason,
    feeMinor: null as number | null,
    plan: 'later' as PaymentPlan,
    kinds: [] as readonly OwedKind[],
    voidIds: status === 'cancelled' ? voidedUsually(deal.payments) : [],
  });
  const { values, set, field, check } = form;
  const [hasKillFee, setKillFee] = useState(false);
  const wantsBrand = status === 'confirmed' && !campaign.brandId;
  const places = channels.useRows(allRows);
  const areLoaded = brands.useStatus() === 'ready';
  const isEnd = isLost(status);

  function move() {
    const { agreedOn, brandName, lostReason, feeMinor, voidIds } = values;
    const body: CampaignMove = {
      status,
      ...(status === 'confirmed' ? { agreedOn } : {}),
      ...(isEnd ? { lostReason } : {}),
      ...(voidIds.length > 0 ? { voidPaymentIds: [...voidIds] } : {}),
      ...(hasKillFee
        ? { killFee: { id: newId(), amountMinor: feeMinor ?? 0, currency: campaign.currency } }
        : {}),
    };
    const asksBrand = wantsBrand && brandName.trim() === '';
    if (!check(asksBrand ? confirmedNeedsBrand : campaignMove, asksBrand ? {} : body)) return;
    const whole = wantsBrand ? { ...body, brandId: brandIdFor(brandName) } : body;
    moveDeal(campaign, whole, status === 'confirmed' ? () => addOffered(whole) : undefined);
    onClose();
  }

  function addOffered(whole: CampaignMove): Added {
    const { plan, kinds } = values;
    const brandId = whole.brandId ?? campaign.brandId ?? '';
    const moved = {
      ...deal,
      campaign: { ...campaign, status, agreedOn: whole.agreedOn ?? campaign.agreedOn },
      brand: brands.read(rowsById).get(brandId),
    };
    const { feeMinor } = campaign;
    const money =
      plan !== 'later' && feeMinor ? [planPayments(moved, plan, feeMinor, formats)] : [];
    const known = { channels: places, today: formats.today };
    const added = [...money, addKinds(moved, countedKinds(kinds), known)];
    return {
      written: added.flatMap(({ written }) => written),
      undo: () => added.map(({ undo }) => undo()),
    };
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={titles[status] ?? `Back to ${statusLabels[status]}`}
      submitLabel={verbs[status] ?? `Move to ${statusLabels[status]}`}
      danger={isEnd}
      canSubmit={!wantsBrand || areLoaded}
      closeLabel={status === 'cancelled' ? 'Keep campaign' : 'Cancel'}
      onSubmit={move}
    >
      {status === 'confirmed' ? (
        <>
          {wantsBrand ? <BrandField {...field('brandName', 'brandId')} /> : null}
          <DayField
            label="Agreed on"
            formats={formats}
            clearable={false}
            {...field('agreedOn')}
            onChange={(agreedOn) => set({ agreedOn: agreedOn ?? '' })}
          />
          <ConfirmOffers deal={deal} plan={values.plan} kinds={values.kinds} onChange={set} />
          <ConflictBox campaign={campaign} today={formats.today} formats={formats} />
        </>
      ) : null}
      {isEnd ? <TextField label="Why" optional maxLength={200} {...field('lostReason')} /> : null}
      {status === 'cancelled' ? (
        <KillFee
          isOn={hasKillFee}
          onToggle={setKillFee}
          currency={campaign.currency}
          {...field('feeMinor', 'killFee')}
        />
      ) : null}
      {status === 'cancelled' ? (
        <CancelledPayments
          payments={deal.payments}
          voidIds={values.voidIds}
          onChange={(voidIds) => set({ voidIds })}
        />
      ) : null}
      {status === 'completed' || status === 'cancelled' ? (
        <OpenEnds deal={deal} isCancelled={status === 'cancelled'} />
      ) : null}
      {!isOpen(campaign.status) && isOpen(status) ? (
        <p className="muted">
          {`It is ${statusLabels[campaign.status].toLowerCase()}. Moving it back opens it again; its deliverables and payments stay as they are.`}
        </p>
      ) : null}
    </FormDialog>
  );
}
