import { useState } from 'react';
import { rescaledMinor } from '#shared/money.ts';
import { picked } from '#client/sync/live/changed-fields.ts';
import { saveChanges } from '#client/sync/save-changes.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { brands } from '#domains/business/brands/data.ts';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  AreaField,
  ChoiceField,
  DayField,
  Fields,
  NumberField,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { isLost } from '#domains/business/campaigns/rules.ts';
import { campaignChanges } from '#domains/business/campaigns/schema.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { BrandField } from './brand-field.tsx';
import { BusinessSelect } from '#domains/business/businesses/parts/business-select.tsx';
import { useEarningBusiness } from '#domains/business/businesses/parts/earning-business.ts';
import { brandIdFor, brandNamed } from './brand-names.ts';
import { ConflictBox } from '#domains/business/campaigns/moves/conflict-box.tsx';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { DecimalField } from '#client/form/decimal-field.tsx';
import {
  compensationLabels,
  disclosureLabels,
  optionsOf,
  productLabels,
} from '#domains/business/campaigns/moves/deal-labels.ts';
import { valuesOf } from './deal-values.ts';
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
  const form = useForm({
    ...start,
    rate: offeredRate(campaign, base),
    // Null until somebody types one: the brands may still be on their way.
    brandName: null as string | null,
    trackingUrl: start.trackingUrl ?? '',
  });
  const { values, set, field, check } = form;
  const { brandName } = values;
  const earnsAs = useEarningBusiness(start.businessId);
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
      form={form}
      submitLabel="Update"
      canSubmit={brandName === null || areLoaded}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label="Campaign" {...field('campaignName')} />
      <Fields>
        <BrandField
          optional
          {...field('brandName', 'brandId')}
          value={brandName ?? brand?.name ?? ''}
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
        <ChoiceField label="Compensation" {...field('compensation')} options={compensations} />
        <MoneyField
          label="Fee"
          optional
          {...field('feeMinor')}
          currency={values.currency}
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
        />
      </Fields>
      {hasAmount ? <RateField currency={values.currency} base={base} {...field('rate')} /> : null}
      {seesMoney && (values.compensation.includes('commission') || start.commissionNote) ? (
        <TextField
          label="Commission"
          optional
          maxLength={200}
          placeholder="12% of what the code sells, paid each quarter"
          {...field('commissionNote')}
        />
      ) : null}
      <Fields columns={3}>
        {seesMoney ? (
          <DecimalField
            label="Agency share"
            unit="%"
            {...field('agencyFeePercent')}
            onChange={(agencyFeePercent) => set({ agencyFeePercent: agencyFeePercent ?? 0 })}
          />
        ) : null}
        <DayField label="Posting starts" optional formats={formats} {...field('postingStartsOn')} />
        <DayField label="Posting ends" optional formats={formats} {...field('postingEndsOn')} />
      </Fields>
      <ConflictBox
        campaign={{ ...values, id: campaign.id, brandId }}
        today={formats.today}
        formats={formats}
      />
      <Fields columns={3}>
        <ChoiceField label="Contract" {...field('contractStatus')} options={contractOptions} />
        <DayField label="Agreed on" optional formats={formats} {...field('agreedOn')} />
        <Field label="Who leads">
          <MemberSelect label="Who leads" {...field('ownerUserId')} />
        </Field>
      </Fields>
      {earnsAs ? (
        <Field label="Business" optional error={field('businessId').error}>
          <BusinessSelect {...field('businessId')} noneLabel={earnsAs} />
        </Field>
      ) : null}
      <Fields columns={3}>
        <ChoiceField label="Product" {...field('productStatus')} options={products} />
        <TextField label="Which product" optional maxLength={120} {...field('productName')} />
        <MoneyField
          label="Its value"
          optional
          {...field('productValueMinor')}
          currency={values.currency}
        />
      </Fields>
      {values.productStatus === 'not_needed' ? null : (
        <Fields>
          <DayField
            label="Product expected"
            optional
            formats={formats}
            {...field('productExpectedOn')}
          />
          <TextField label="Tracking link" optional inputMode="url" {...field('trackingUrl')} />
        </Fields>
      )}
      <Fields>
        <TextField label="Next step" optional maxLength={200} {...field('nextAction')} />
        <DayField label="By" optional formats={formats} {...field('nextActionOn')} />
      </Fields>
      {isLost(campaign.status) ? (
        <TextField
          label={campaign.status === 'cancelled' ? 'Why it was cancelled' : 'Why it was declined'}
          optional
          maxLength={200}
          {...field('lostReason')}
        />
      ) : null}
      <Fields>
        <ChoiceField label="Disclosure" {...field('disclosure')} options={disclosures} />
        <NumberField
          label="Rounds of changes"
          {...field('reviewRounds')}
          onChange={(reviewRounds) => set({ reviewRounds: reviewRounds ?? 0 })}
        />
        <ChoiceField label="How it began" {...field('source')} options={sourceOptions} />
        <DayField label="Pitched on" optional formats={formats} {...field('pitchedOn')} />
      </Fields>
      <AreaField label="Brief" optional {...field('brief')} />
    </FormDialog>
  );
}
