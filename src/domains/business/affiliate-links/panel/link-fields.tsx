import { useId } from 'react';
import { useSeesMoney } from '#client/record/sees-money.ts';
import {
  ChoiceProperty,
  DateProperty,
  LinkProperty,
  MoneyProperty,
  TagsProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema, type Reading } from '#client/record/saved-text.ts';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import {
  commissionLabels,
  networkLabel,
  networkOf,
  programLabels,
  toCurrency,
} from '#domains/business/affiliate-links/rules.ts';
import {
  type AffiliateLink,
  type AffiliateLinkChanges,
  affiliateLink as linkSchema,
  commissionTypes,
  programTypes,
} from '#domains/business/affiliate-links/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { BrandSelect } from '#domains/business/brands/parts/brand-select.tsx';
import { BusinessSelect } from '#domains/business/businesses/parts/business-select.tsx';
import { useEarningBusiness } from '#domains/business/businesses/parts/earning-business.ts';
import { CampaignSelect } from './campaign-select.tsx';
import { changeLink, linkToCampaign } from './link-actions.ts';
import { linkWords } from './link-selectors.ts';

const { shape } = linkSchema;
const read = {
  url: bySchema(shape.url),
  code: bySchema(shape.discountCode),
  offer: bySchema(shape.audienceOffer),
  network: bySchema(shape.network),
  percent: bySchema(shape.commissionPercent),
  perSale: bySchema(shape.commissionMinor),
  threshold: bySchema(shape.payoutThresholdMinor),
  cookieDays: bySchema(shape.cookieDays),
  payoutNote: bySchema(shape.payoutNote),
  disclosure: bySchema(shape.disclosureText),
};
const programOptions = programTypes.map((value) => ({ value, label: programLabels[value] }));
const commissionOptions = commissionTypes.map((value) => ({
  value,
  label: commissionLabels[value],
}));

interface LinkFieldsProps {
  link: AffiliateLink;
  settings: DayFormats;
  canEdit: boolean;
}

/** What a link is and what it pays. */
export function LinkFields({ link, settings, canEdit }: LinkFieldsProps) {
  const id = useId();
  const { tags } = affiliateLinks.useRows(linkWords);
  const seesMoney = useSeesMoney();
  const earnsAs = useEarningBusiness(link.businessId);
  const change = (changes: AffiliateLinkChanges) => changeLink(link, changes);
  const orderOf = (startsOn: string | null, expiresOn: string | null) =>
    startsOn && expiresOn && expiresOn < startsOn
      ? 'A link cannot expire before it starts'
      : undefined;
  // Of link and code one must stay.
  const keepsOne = <T extends string | null>(reading: Reading<T>, other: string | null) =>
    'value' in reading && !reading.value && !other
      ? { error: 'Add the link or a discount code' }
      : reading;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Details" />
      <PropertyList canEdit={canEdit}>
        <Property label="Brand" empty={link.brandId === null && 'Add a brand'}>
          <BrandSelect
            value={link.brandId}
            // A deal is one with that brand.
            onChange={(brandId) => change({ brandId, campaignId: null })}
          />
        </Property>
        <Property label="Campaign" empty={link.campaignId === null && 'Add a campaign'}>
          <CampaignSelect
            value={link.campaignId}
            brandId={link.brandId}
            onChange={(campaign) => linkToCampaign(link, campaign)}
          />
        </Property>
        {earnsAs ? (
          <Property label="Business">
            <BusinessSelect
              value={link.businessId}
              noneLabel={earnsAs}
              onChange={(businessId) => change({ businessId })}
            />
          </Property>
        ) : null}
        <LinkProperty
          label="Link"
          add="Add the link"
          isWide
          value={link.url}
          read={(typed) => keepsOne(read.url(typed), link.discountCode)}
          onSave={(url) => change({ url })}
        />
        <LinkProperty
          label="Leads to"
          add="A check compares the end of the link with it"
          isWide
          value={link.destinationUrl}
          read={read.url}
          onSave={(destinationUrl) => change({ destinationUrl })}
        />
        <TextProperty
          label="Discount code"
          add="Add a code"
          value={link.discountCode}
          read={(typed) => keepsOne(read.code(typed), link.url)}
          onSave={(discountCode) => change({ discountCode })}
        />
        <TextProperty
          label="Offer"
          add="15% off the first order"
          value={link.audienceOffer}
          read={read.offer}
          onSave={(audienceOffer) => change({ audienceOffer })}
        />
        <ChoiceProperty
          label="Programme"
          value={link.programType}
          options={programOptions}
          onSave={(programType) => change({ programType })}
        />
        <TextProperty
          label="Network"
          value={link.network}
          text={networkLabel(link.network)}
          read={(typed) => read.network(networkOf(typed))}
          onSave={(network) => change({ network })}
        />
        {seesMoney ? <Commission link={link} change={change} /> : null}
        <DateProperty
          label="Starts"
          value={link.startsOn}
          settings={settings}
          problemOf={(startsOn) => orderOf(startsOn, link.expiresOn)}
          onSave={(startsOn) => change({ startsOn })}
        />
        <DateProperty
          label="Expires"
          value={link.expiresOn}
          settings={settings}
          problemOf={(expiresOn) => orderOf(link.startsOn, expiresOn)}
          onSave={(expiresOn) => change({ expiresOn })}
        />
        <TextProperty
          label="Cookie"
          add="Days after a click"
          inputMode="numeric"
          trailing={link.cookieDays === null ? null : <span className="faint">days</span>}
          value={link.cookieDays}
          read={read.cookieDays}
          onSave={(cookieDays) => change({ cookieDays })}
        />
        {seesMoney ? (
          <TextProperty
            label="Payout"
            add="net 60"
            value={link.payoutNote}
            read={read.payoutNote}
            onSave={(payoutNote) => change({ payoutNote })}
          />
        ) : null}
        <TextProperty
          label="Disclosure"
          add="Add a disclosure"
          isWide
          value={link.disclosureText}
          read={read.disclosure}
          onSave={(disclosureText) => change({ disclosureText })}
        />
        <TagsProperty
          value={link.tags}
          suggestions={tags}
          onSave={(next) => change({ tags: next })}
        />
      </PropertyList>
      {canEdit || link.notes ? (
        <ProseField
          label="Notes"
          value={link.notes}
          maxLength={20_000}
          readOnly={!canEdit}
          onSave={(notes) => change({ notes })}
        />
      ) : null}
    </section>
  );
}

interface CommissionProps {
  link: AffiliateLink;
  change: (changes: AffiliateLinkChanges) => void;
}

function Commission({ link, change }: CommissionProps) {
  const { commissionType, commissionMinor, payoutThresholdMinor, currency } = link;
  return (
    <>
      <ChoiceProperty
        label="Commission"
        value={commissionType}
        options={commissionOptions}
        onSave={(next) => change({ commissionType: next })}
      />
      {commissionType === 'percent' ? (
        <TextProperty
          label="Percent"
          add="Add a rate"
          inputMode="decimal"
          trailing={<span className="faint">%</span>}
          value={link.commissionPercent}
          read={(typed) => read.percent(typed.replace(',', '.'))}
          onSave={(commissionPercent) => change({ commissionPercent })}
        />
      ) : null}
      {commissionType === 'flat' ? (
        <MoneyProperty
          label="Per sale"
          add="Add an amount"
          value={commissionMinor}
          currency={currency}
          read={read.perSale}
          onSave={(next) => change({ commissionMinor: next })}
        />
      ) : null}
      <Property label="Paid in">
        <CurrencySelect
          label="Paid in"
          value={currency}
          onChange={(next) => change(toCurrency(link, next))}
        />
      </Property>
      <MoneyProperty
        label="Paid out from"
        add="Add an amount"
        value={payoutThresholdMinor}
        currency={currency}
        read={read.threshold}
        onSave={(next) => change({ payoutThresholdMinor: next })}
      />
    </>
  );
}
