import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMonth } from '#client/words/format-dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { ChoiceField, DayField, Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { newId } from '#shared/ids.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { statusLabels } from '#domains/business/campaigns/rules.ts';
import { campaignStatuses, newCampaign } from '#domains/business/campaigns/schema.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { BrandField } from './brand-field.tsx';
import { brandNamed } from './brand-names.ts';
import { addCampaign, type CampaignDraft } from './campaign-actions.ts';
import { ConflictBox } from '#domains/business/campaigns/moves/conflict-box.tsx';
import { compensationLabels, optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { lastRate, ratedIn } from './last-rate.ts';

const statuses = campaignStatuses.map((value) => ({ value, label: statusLabels[value] }));
const compensations = optionsOf(compensationLabels);

interface CampaignFormProps {
  open: boolean;
  onClose: () => void;
}

/** 'New Campaign': what one says of a deal first. */
export function CampaignForm({ open, onClose }: CampaignFormProps) {
  const formats = useFormats();
  const base = useBaseCurrency();
  const navigate = useNavigate();
  const known = brands.useRows(rowsById);
  const areLoaded = brands.useStatus() === 'ready';
  const [start] = useState(() => ({
    campaignName: '',
    brandName: '',
    status: 'negotiating' as const,
    compensation: 'paid' as const,
    feeMinor: null,
    currency: null,
    postingStartsOn: null,
    postingEndsOn: null,
  }));
  const form = useForm<CampaignDraft>(start);
  const { values, set, field, check } = form;
  const brand = brandNamed([...known.values()], values.brandName);
  const currency = values.currency ?? brand?.defaultCurrency ?? base;
  const usual = values.brandName.trim()
    ? `${values.brandName.trim()} – ${formatMonth(formats.today)}`
    : '';
  const isNamed = values.campaignName.trim() !== '' || usual !== '';

  // Not sooner, or a brand that is there is added again.
  const isBrandClear = areLoaded || values.brandName.trim() === '';

  function save(isOpened: boolean) {
    if (!isBrandClear) return;
    const { brandName, ...fields } = values;
    const named = {
      ...fields,
      ...ratedIn(base, { currency, rate: lastRate(currency, base) }),
      campaignName: fields.campaignName.trim() || usual,
      currency: fields.currency ?? undefined,
    };
    // A brand that is not there yet is added along with it.
    const brandId = brandName.trim() === '' ? null : (brand?.id ?? newId());
    if (!check(newCampaign, { ...named, brandId, id: newId() })) return;
    const id = addCampaign({ ...named, brandName });
    onClose();
    if (isOpened) void navigate({ to: '/campaign/$id', params: { id } });
  }

  return (
    <FormDialog
      title="New Campaign"
      open={open}
      form={form}
      submitLabel={brand?.relationship === 'avoid' ? 'Create Anyway' : 'Create Campaign'}
      canSubmit={isNamed && isBrandClear}
      onSubmit={() => save(false)}
      onSaveAndOpen={() => save(true)}
      onClose={onClose}
    >
      <TextField label="Campaign" placeholder={usual} {...field('campaignName')} />
      <BrandField optional {...field('brandName', 'brandId')} />
      {brand?.relationship === 'avoid' ? (
        <p className="late">{`You wanted to avoid ${brand.name}.`}</p>
      ) : null}
      <Fields>
        <ChoiceField label="Status" {...field('status')} options={statuses} />
        <DayField
          label="Posting starts"
          optional
          formats={formats}
          {...field('postingStartsOn')}
          error={field('postingStartsOn').error ?? field('postingEndsOn').error}
        />
      </Fields>
      <Fields>
        <ChoiceField label="Compensation" {...field('compensation')} options={compensations} />
        <MoneyField
          label="Fee"
          optional
          {...field('feeMinor')}
          currency={currency}
          // An amount is one of its currency, whatever brand is chosen after it.
          onChange={(feeMinor, of) =>
            set({ feeMinor, ...(feeMinor === null ? {} : { currency: of }) })
          }
          onCurrencyChange={(chosen) => set({ currency: chosen })}
        />
      </Fields>
      <ConflictBox
        campaign={{ ...values, id: '', brandId: brand?.id ?? null }}
        today={formats.today}
        formats={formats}
      />
    </FormDialog>
  );
}
