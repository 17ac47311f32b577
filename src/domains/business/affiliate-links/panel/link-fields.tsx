import { amountText } from '#client/words/format-money.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { AutoSaveDate } from '#client/ui/dates/auto-save-date.tsx';
import { AutoSaveField, bySchema, type Reading } from '#client/ui/fields/auto-save-field.tsx';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { ProseField } from '#client/ui/marks/prose.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
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
import { readAmount } from '#shared/money.ts';
import { CampaignSelect } from './campaign-select.tsx';
import { changeLink, linkToCampaign } from './link-actions.ts';
import { linkWords } from './link-selectors.ts';

const { shape } = linkSchema;
const read = {
  title: bySchema(shape.title),
  url: bySchema(shape.url),
  code: bySchema(shape.discountCode),
  offer: bySchema(shape.audienceOffer),
  network: bySchema(shape.network),
  percent: bySchema(shape.commissionPercent),
  cookieDays: bySchema(shape.cookieDays),
  payoutNote: bySchema(shape.payoutNote),
  disclosure: bySchema(shape.disclosureText),
};
const programOptions = programTypes.map((value) => ({ value, label: programLabels[value] }));
const commissionOptions = commissionTypes.map((value) => ({
  value,
  label: commissionLabels[value],
}));

/** What a link is and what it pays; each field saves itself. */
export function LinkFields({ link, settings }: { link: AffiliateLink; settings: DayFormats }) {
  const { tags } = affiliateLinks.useRows(linkWords);
  const seesMoney = useSeesMoney();
  const change = (changes: AffiliateLinkChanges) => changeLink(link, changes);
  function setDays(days: { startsOn?: string | null; expiresOn?: string | null }) {
    const { startsOn, expiresOn } = { ...link, ...days };
    if (startsOn && expiresOn && expiresOn < startsOn) {
      toast.warn('A link cannot expire before it starts');
      return;
    }
    change({ startsOn, expiresOn });
  }
  // Of link and code one must stay.
  const keepsOne = <T extends string | null>(reading: Reading<T>, other: string | null) =>
    'value' in reading && !reading.value && !other
      ? { error: 'Add the link or a discount code' }
      : reading;
  return (
    <div className="brand-fields">
      <div className="form-pair">
        <AutoSaveField
          label="Title"
          value={link.title}
          read={read.title}
          onSave={(title) => change({ title })}
        />
        <Field label="Programme">
          <Select
            label="Programme"
            value={link.programType}
            onChange={(programType) => change({ programType })}
            options={programOptions}
          />
        </Field>
      </div>
      <div className="form-pair">
        <Field label="Brand" optional>
          <BrandSelect
            value={link.brandId}
            // A deal is one with that brand.
            onChange={(brandId) => change({ brandId, campaignId: null })}
          />
        </Field>
        <Field label="Campaign" optional>
          <CampaignSelect
            value={link.campaignId}
            brandId={link.brandId}
            onChange={(campaign) => linkToCampaign(link, campaign)}
          />
        </Field>
      </div>
      <AutoSaveField
        label="Link"
        optional
        inputMode="url"
        value={link.url}
        read={(typed) => keepsOne(read.url(typed), link.discountCode)}
        onSave={(url) => change({ url })}
      />
      <AutoSaveField
        label="Leads to"
        optional
        hint="A check compares the end of the link with it"
        inputMode="url"
        value={link.destinationUrl}
        read={read.url}
        onSave={(destinationUrl) => change({ destinationUrl })}
      />
      <div className="form-pair">
        <AutoSaveField
          label="Discount code"
          optional
          value={link.discountCode}
          read={(typed) => keepsOne(read.code(typed), link.url)}
          onSave={(discountCode) => change({ discountCode })}
        />
        <AutoSaveField
          label="Offer"
          optional
          placeholder="15% off the first order"
          value={link.audienceOffer}
          read={read.offer}
          onSave={(audienceOffer) => change({ audienceOffer })}
        />
      </div>
      {seesMoney ? <Commission link={link} change={change} /> : null}
      <div className="form-pair">
        <AutoSaveField
          label="Network"
          value={link.network}
          text={networkLabel(link.network)}
          read={(typed) => read.network(networkOf(typed))}
          onSave={(network) => change({ network })}
        />
        <AutoSaveField
          label="Cookie"
          optional
          hint="Days after a click"
          inputMode="numeric"
          value={link.cookieDays}
          read={read.cookieDays}
          onSave={(cookieDays) => change({ cookieDays })}
        />
      </div>
      <div className="form-pair">
        <AutoSaveDate
          label="Starts"
          optional
          value={link.startsOn}
          settings={settings}
          onSave={(startsOn) => setDays({ startsOn })}
        />
        <AutoSaveDate
          label="Expires"
          optional
          value={link.expiresOn}
          settings={settings}
          onSave={(expiresOn) => setDays({ expiresOn })}
        />
      </div>
      {seesMoney ? <Payout link={link} change={change} /> : null}
      <AutoSaveField
        label="Disclosure"
        optional
        value={link.disclosureText}
        read={read.disclosure}
        onSave={(disclosureText) => change({ disclosureText })}
      />
      <Field label="Tags" optional>
        <TagsInput
          value={link.tags}
          onChange={(next) => change({ tags: next })}
          suggestions={tags}
        />
      </Field>
      <ProseField
        label="Notes"
        value={link.notes}
        maxLength={20_000}
        onSave={(notes) => change({ notes })}
      />
    </div>
  );
}

interface PartProps {
  link: AffiliateLink;
  change: (changes: AffiliateLinkChanges) => void;
}

function Commission({ link, change }: PartProps) {
  const { commissionType, currency } = link;
  return (
    <>
      <div className="form-pair">
        <Field label="Commission">
          <Select
            label="Commission"
            value={commissionType}
            onChange={(next) => change({ commissionType: next })}
            options={commissionOptions}
          />
        </Field>
        {commissionType === 'percent' ? (
          <AutoSaveField
            label="Percent"
            inputMode="decimal"
            trailing={<span className="faint">%</span>}
            value={link.commissionPercent}
            read={(typed) => read.percent(typed.replace(',', '.'))}
            onSave={(commissionPercent) => change({ commissionPercent })}
          />
        ) : null}
        {commissionType === 'flat' ? (
          <AutoSaveField
            label="Per sale"
            inputMode="decimal"
            trailing={<span className="faint">{currency}</span>}
            value={link.commissionMinor}
            text={amountOrNothing(link.commissionMinor, currency)}
            read={readMoney(currency)}
            onSave={(commissionMinor) => change({ commissionMinor })}
          />
        ) : null}
      </div>
      <Field label="Paid in">
        <CurrencySelect
          label="Paid in"
          value={currency}
          onChange={(next) => change(toCurrency(link, next))}
        />
      </Field>
    </>
  );
}

function Payout({ link, change }: PartProps) {
  return (
    <div className="form-pair">
      <AutoSaveField
        label="Paid out from"
        optional
        inputMode="decimal"
        trailing={<span className="faint">{link.currency}</span>}
        value={link.payoutThresholdMinor}
        text={amountOrNothing(link.payoutThresholdMinor, link.currency)}
        read={readMoney(link.currency)}
        onSave={(payoutThresholdMinor) => change({ payoutThresholdMinor })}
      />
      <AutoSaveField
        label="Payout"
        optional
        placeholder="net 60"
        value={link.payoutNote}
        read={read.payoutNote}
        onSave={(payoutNote) => change({ payoutNote })}
      />
    </div>
  );
}

function amountOrNothing(amountMinor: number | null, currency: string): string {
  return amountMinor === null ? '' : amountText(amountMinor, currency);
}

function readMoney(currency: string): (typed: string) => Reading<number | null> {
  return (typed) => {
    if (typed.trim() === '') return { value: null };
    const amount = readAmount(typed, currency);
    return typeof amount === 'number' ? { value: amount } : amount;
  };
}
