import { useUser } from '#domains/auth/data.ts';
import { brandContacts } from '#domains/brands/contacts/data.ts';
import type { BrandContact } from '#domains/brands/contacts/schema.ts';
import { Field, TextArea } from '#client/ui/field.tsx';
import { MoneyField } from '#client/ui/money-field.tsx';
import { tellDone } from '#client/ui/tell-done.ts';
import { useDraft } from '#client/use-draft.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { campaignChanges, type CampaignChanges } from '#domains/campaigns/schema.ts';
import { MemberSelect } from '#domains/workspaces/components/member-select.tsx';
import { BrandField } from './brand-field.tsx';
import { brandIdFor, knownBrandId } from './brand-names.ts';
import { ConflictBox } from './conflict-box.tsx';
import type { DealDialogProps } from './deal-dialogs.tsx';
import { compensationLabels, disclosureLabels, optionsOf, productLabels } from './deal-labels.ts';
import { changesOf, pick, valuesOf } from './deal-values.ts';
import {
  ChoiceField,
  DayField,
  Fields,
  FormDialog,
  NumberField,
  TextField,
} from './form-parts.tsx';

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
  const me = useUser();
  const draft = useDraft({
    ...valuesOf(campaign),
    brandName: brand?.name ?? '',
    ownerUserId: campaign.ownerUserId ?? me?.id ?? null,
    trackingUrl: campaign.trackingUrl ?? '',
  });
  const { values, set, errors, check, isDirty, form } = draft;
  const brandId = knownBrandId(values.brandName);
  const contacts = brandContacts.useRows(contactsOf).get(brandId ?? '') ?? [];

  function save() {
    const { brandName, trackingUrl, ...rest } = values;
    const changed = changesOf(campaign, {
      ...rest,
      trackingUrl: trackingUrl.trim() || null,
      brandContactId: contacts.some(({ id }) => id === rest.brandContactId)
        ? rest.brandContactId
        : null,
    });
    if (Object.keys(changed).length > 0 && !check(campaignChanges, changed)) return;
    const nextBrand = brandName.trim() === '' ? null : brandName;
    const isSameBrand = (nextBrand ?? '').toLowerCase() === (brand?.name ?? '').toLowerCase();
    const next: CampaignChanges = isSameBrand
      ? changed
      : { ...changed, brandId: nextBrand && brandIdFor(nextBrand) };
    if (Object.keys(next).length > 0) {
      tellDone('Campaign updated successfully', [campaigns.update(campaign.id, next)], () =>
        campaigns.update(campaign.id, pick(campaign, Object.keys(next))),
      );
    }
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
          value={values.brandName}
          onChange={(brandName) => set({ brandName })}
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
          onCurrencyChange={(currency) => set({ currency })}
          error={errors['feeMinor']}
        />
      </Fields>
      <Fields columns={3}>
        <NumberField
          label="Agency share"
          unit="%"
          value={values.agencyFeePercent}
          onChange={(agencyFeePercent) => set({ agencyFeePercent: agencyFeePercent ?? 0 })}
          error={errors['agencyFeePercent']}
        />
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
      <Fields columns={3}>
        <ChoiceField
          label="Disclosure"
          value={values.disclosure}
          onChange={(disclosure) => set({ disclosure })}
          options={disclosures}
        />
        <ChoiceField
          label="How it began"
          value={values.source}
          onChange={(source) => set({ source })}
          options={sourceOptions}
        />
        <NumberField
          label="Rounds of changes"
          value={values.reviewRounds}
          onChange={(reviewRounds) => set({ reviewRounds: reviewRounds ?? 0 })}
          error={errors['reviewRounds']}
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
