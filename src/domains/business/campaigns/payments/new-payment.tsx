import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { isOpen } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { PaymentForm } from './payment-form.tsx';
import { useDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';

interface NewPaymentProps {
  /** Whose deals are offered; undefined for those of all brands. */
  brandId: string | undefined;
  open: boolean;
  onClose: () => void;
}

// Deals that are under way first, the latest of them before the others.
const openFirst = (rows: readonly Campaign[]) =>
  rows
    .filter(({ status }) => status !== 'declined')
    .toSorted(
      (one, other) =>
        Number(isOpen(other.status)) - Number(isOpen(one.status)) || other.id.localeCompare(one.id),
    );

/** A payment that is begun outside its deal: the deal is chosen first. */
export function NewPayment({ brandId, open, onClose }: NewPaymentProps) {
  const formats = useFormats();
  const known = brands.useRows(rowsById);
  const offered = campaigns
    .useRows(openFirst)
    .filter((one) => brandId === undefined || one.brandId === brandId);
  const [chosen, setChosen] = useState<string>();
  const campaignId = chosen ?? offered[0]?.id ?? '';
  const deal = useDeal(campaignId);
  if (!deal) return <NoDeal brandName={known.get(brandId ?? '')?.name} {...{ open, onClose }} />;
  return (
    <PaymentForm
      deal={deal}
      formats={formats}
      asked={{ kind: 'payment' }}
      open={open}
      onClose={onClose}
      above={
        <Field label="Campaign">
          <Select
            label="Campaign"
            value={campaignId}
            onChange={setChosen}
            options={offered.map(({ id, campaignName, brandId: of }) => {
              const brand = known.get(of ?? '');
              return {
                value: id,
                label: campaignName,
                icon: <BrandMark size="sm" brand={brand} name={campaignName} />,
              };
            })}
          />
        </Field>
      }
    />
  );
}

function NoDeal({
  brandName,
  open,
  onClose,
}: Omit<NewPaymentProps, 'brandId'> & { brandName: string | undefined }) {
  const navigate = useNavigate();
  const status = campaigns.useStatus();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New Payment"
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              void navigate({ to: '/brand-campaigns' });
            }}
          >
            Go to campaigns
          </Button>
        </>
      }
    >
      <p className="muted">
        {status === 'loading'
          ? 'Loading…'
          : `A payment belongs to a campaign, and there is none${brandName ? ` with ${brandName}` : ''} yet.`}
      </p>
    </Dialog>
  );
}
