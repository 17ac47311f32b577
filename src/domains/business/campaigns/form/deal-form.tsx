import { useState } from 'react';
import { rescaledMinor } from '#shared/money.ts';
import { picked } from '#client/sync/live/changed-fields.ts';
import { saveChanges } from '#client/sync/save-changes.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { brands } from '#domains/business/brands/data.ts';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { isLost } from '#domains/business/campaigns/rules.ts';
import { campaignChanges } from '#domains/business/campaigns/schema.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { BrandField } from './brand-field.tsx';
import { brandIdFor, brandNamed } from './brand-names.ts';
import { ConflictBox } from '#domains/business/campaigns/moves/conflict-box.tsx';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { DecimalField } from './decimal-field.tsx';
import {
  compensationLabels,
  disclosureLabels,
  optionsOf,
  productLabels,
} from '#domains/business/campaigns/moves/deal-labels.ts';
import { valuesOf } from './deal-values.ts';
import {
  ChoiceField,
  DayField,
  Fields,
  FormDialog,
  NumberField,
  TextField,
} from './form-parts.tsx';
import { lastRate, offeredRate, ratedIn } from './last-rate.ts';
import { RateField } from './rate-field.tsx';

const contractOptions = optionsOf({ none: 'None', sent: 'Sent', signed: 'Signed' });
const sourceOptions = optionsOf({
  inbound: 'They came to me',
  outbound: 'I pitched',
  agency: 'Agency',
  platform: 'Platform',
  repeat: 'Repeat',
  other: 'Other',
});
const compensations = optionsOf(compensationLabels);
const disclosures = optionsOf(disclosureLabels);
const products = optionsOf(productLabels);
const contactsOf = (rows: readonly BrandContact[]) => Map.groupBy(rows, ({ brandId }) => brandId);

/** All that can be said of a deal. */
export function DealForm({ deal, formats, open, onClose }: DealDialogProps<'campaign'>) {
  const { campaign, brand } = deal;
  const base = useBaseCurrency();
  const [start] = useState(() => valuesOf(campaign));
  const { values, set, errors, check, isDirty, form } = useDraft({
    ...start,
    rate: offeredRate(campaign, base),
    // Null until somebody types one: the brands may still be on their way.
    brandName: null as string | null,
    trackingUrl: start.trackingUrl ?? '',
  });
  const { brandName } = values;
  const seesMoney = useSeesMoney();
  const hasAmount = seesMoney && (values.feeMinor !== null || values.productValueMinor !== null);
  const known = brands.useRows(allRows);
  const brandId = brandName === null ? start.brandId : (brandNamed(known, brandName)?.id ?? null);
  const contacts = brandContacts.useRows(contactsOf).get(brandId ?? '') ?? [];
  const areLoaded = [brands.useStatus(), brandContacts.useStatus()].every((one) => one === 'ready');

  function save() {
    const { brandName: _, ...rest } = values;
    const isOfBrand = contacts.some(({ id }) => id === rest.brandContactId);
    const fields = {
      ...rest,
      ...(hasAmount ? ratedIn(base, values) : picked(start, ['rate', 'rateCurrency'])),
      trackingUrl: rest.trackingUrl.trim() || null,
      brandContactId: brandName === null || isOfBrand ? rest.brandContactId : null,
    };
    if (!check(campaignChanges, fields)) return;
    saveChanges({
      text: 'Campaign updated successfully',
      before: start,
      now: { ...fields, brandId: brandName?.trim() ? brandIdFor(brandName) : brandId },
      together: [
        ['postingStartsOn', 'postingEndsOn'],
        ['currency', 'rate', 'rateCurrency'],
      ],
      update: (changes) => campaigns.update(campaign.id, changes),
    });
    onClose();
  }

  return (
    <FormDialog
      title="Edit Campaign"
      size="lg"
      open={open}
      dirty={isDirty}
      form={form}
      submitLabel="Update"
      canSubmit={brandName === null || areLoaded}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Campaign"
        value={values.campaignName}
        onChange={(campaignName) => set({ campaignName })}
        error={errors['campaignName']}
      />
      <Fields>
        <BrandField
          optional
          value={brandName ?? brand?.name ?? ''}
          onChange={(name) => set({ brandName: name })}
          error={errors['brandId']}
        />
        <ChoiceField
          label="Contact"
          value={values.brandContactId ?? ''}
          onChange={(id) => set({ brandContactId: id || null })}
          options={[
            { value: '', label: contacts.length > 0 ? 'Nobody' : 'No contacts known' },
            ...contacts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Fields>
      <Fields>
        <ChoiceField
          label="Compensation"
          value={values.compensation}
          onChange={(compensation) => set({ compensation })}
          options={compensations}
        />
        <MoneyField
          label="Fee"
          optional
          amountMinor={values.feeMinor}
          currency={values.currency}
          onChange={(feeMinor) => set({ feeMinor })}
          onCurrencyChange={(currency) =>
            set({
              currency,
              rate: lastRate(currency, base),
              productValueMinor:
                values.productValueMinor === null
                  ? null
                  : rescaledMinor(values.productValueMinor, {
                      from: values.currency,
                      to: currency,
                    }),
            })
          }
          error={errors['feeMinor']}
        />
      </Fields>
      {hasAmount ? (
        <RateField
          currency={values.currency}
          base={base}
          value={values.rate}
          onChange={(rate) => set({ rate })}
          error={errors['rate']}
        />
      ) : null}
      {seesMoney && (values.compensation.includes('commission') || start.commissionNote) ? (
        <TextField
          label="Commission"
          optional
          maxLength={200}
          placeholder="12% of what the code sells, paid each quarter"
          value={values.commissionNote}
          onChange={(commissionNote) => set({ commissionNote })}
          error={errors['commissionNote']}
        />
      ) : null}
      <Fields columns={3}>
        {seesMoney ? (
          <DecimalField
            label="Agency share"
            unit="%"
            value={values.agencyFeePercent}
            onChange={(agencyFeePercent) => set({ agencyFeePercent: agencyFeePercent ?? 0 })}
            error={errors['agencyFeePercent']}
          />
        ) : null}
        <DayField
          label="Posting starts"
          optional
          formats={formats}
          value={values.postingStartsOn}
          onChange={(postingStartsOn) => set({ postingStartsOn })}
          error={errors['postingStartsOn']}
        />
        <DayField
          label="Posting ends"
          optional
          formats={formats}
          value={values.postingEndsOn}
          onChange={(postingEndsOn) => set({ postingEndsOn })}
          error={errors['postingEndsOn']}
        />
      </Fields>
      <ConflictBox
        campaign={{ ...values, id: campaign.id, brandId }}
        today={formats.today}
        formats={formats}
      />
      <Fields columns={3}>
        <ChoiceField
          label="Contract"
          value={values.contractStatus}
          onChange={(contractStatus) => set({ contractStatus })}
          options={contractOptions}
        />
        <DayField
          label="Agreed on"
          optional
          formats={formats}
          value={values.agreedOn}
          onChange={(agreedOn) => set({ agreedOn })}
          error={errors['agreedOn']}
        />
        <Field label="Who leads">
          <MemberSelect
            label="Who leads"
            value={values.ownerUserId}
            onChange={(ownerUserId) => set({ ownerUserId })}
          />
        </Field>
      </Fields>
      <Fields columns={3}>
        <ChoiceField
          label="Product"
          value={values.productStatus}
          onChange={(productStatus) => set({ productStatus })}
          options={products}
        />
        <TextField
          label="Which product"
          optional
          maxLength={120}
          value={values.productName}
          onChange={(productName) => set({ productName })}
        />
        <MoneyField
          label="Its value"
          optional
          amountMinor={values.productValueMinor}
          currency={values.currency}
          onChange={(productValueMinor) => set({ productValueMinor })}
          error={errors['productValueMinor']}
        />
      </Fields>
      {values.productStatus === 'not_needed' ? null : (
        <Fields>
          <DayField
            label="Product expected"
            optional
            formats={formats}
            value={values.productExpectedOn}
            onChange={(productExpectedOn) => set({ productExpectedOn })}
            error={errors['productExpectedOn']}
          />
          <TextField
            label="Tracking link"
            optional
            type="url"
            value={values.trackingUrl}
            onChange={(trackingUrl) => set({ trackingUrl })}
            error={errors['trackingUrl']}
          />
        </Fields>
      )}
      <Fields>
        <TextField
          label="Next step"
          optional
          maxLength={200}
          value={values.nextAction}
          onChange={(nextAction) => set({ nextAction })}
        />
        <DayField
          label="By"
          optional
          formats={formats}
          value={values.nextActionOn}
          onChange={(nextActionOn) => set({ nextActionOn })}
          error={errors['nextActionOn']}
        />
      </Fields>
      {isLost(campaign.status) ? (
        <TextField
          label={campaign.status === 'cancelled' ? 'Why it was cancelled' : 'Why it was declined'}
          optional
          maxLength={200}
          value={values.lostReason}
          onChange={(lostReason) => set({ lostReason })}
          error={errors['lostReason']}
        />
      ) : null}
      <Fields>
        <ChoiceField
          label="Disclosure"
          value={values.disclosure}
          onChange={(disclosure) => set({ disclosure })}
          options={disclosures}
        />
        <NumberField
          label="Rounds of changes"
          value={values.reviewRounds}
          onChange={(reviewRounds) => set({ reviewRounds: reviewRounds ?? 0 })}
          error={errors['reviewRounds']}
        />
        <ChoiceField
          label="How it began"
          value={values.source}
          onChange={(source) => set({ source })}
          options={sourceOptions}
        />
        <DayField
          label="Pitched on"
          optional
          formats={formats}
          value={values.pitchedOn}
          onChange={(pitchedOn) => set({ pitchedOn })}
          error={errors['pitchedOn']}
        />
      </Fields>
      <Field label="Brief" optional error={errors['brief']}>
        <TextArea
          dir="auto"
          value={values.brief}
          onChange={(event) => set({ brief: event.target.value })}
        />
      </Field>
    </FormDialog>
  );
}
