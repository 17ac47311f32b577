import { useSeesMoney } from '#client/record/sees-money.ts';
import { AutoSaveDate } from '#client/ui/dates/auto-save-date.tsx';
import { AutoSaveField, bySchema } from '#client/ui/fields/auto-save-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { ColorSwatches } from '#client/ui/choices/tape-radios.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { maybePast, relationshipLabels } from '#domains/business/brands/rules.ts';
import {
  brand as brandSchema,
  type BrandChanges,
  relationships,
} from '#domains/business/brands/schema.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { changeBrand } from '#domains/business/brands/parts/brand-actions.ts';
import { agoText, inText } from './brand-dates.ts';
import { BrandFacts } from './brand-facts.tsx';
import type { BrandPartProps } from './brand-panel.tsx';
import {
  lastEnded,
  openCount,
  wordsInUse,
} from '#domains/business/brands/parts/brand-selectors.ts';
import { CategoryInput } from './category-input.tsx';
import { LogoField } from './logo-field.tsx';
import { SocialHandles } from './social-handles.tsx';

const { shape } = brandSchema;
const readName = bySchema(shape.name);
const readWebsite = bySchema(shape.website);
const readAgency = bySchema(shape.agencyName);
const readTerms = bySchema(shape.paymentTermsDays);
const relationshipOptions = relationships.map((value) => ({
  value,
  label: relationshipLabels[value],
}));

/** Who a brand is and how one stands with it; each field saves itself. */
export function BrandOverview(props: BrandPartProps) {
  return props.canEdit ? <BrandFields {...props} /> : <BrandFacts {...props} />;
}

function BrandFields({ brand, settings }: BrandPartProps) {
  const { tags } = brands.useRows(wordsInUse);
  const seesMoney = useSeesMoney();
  const change = (changes: BrandChanges) => changeBrand(brand, changes);
  const { lastContactedOn, nextFollowUpOn } = brand;
  const { today } = settings;
  return (
    <div className="brand-fields">
      <PastQuestion brand={brand} today={today} />
      <div className="form-pair">
        <Field label="Relationship">
          <Select
            label="Relationship"
            value={brand.relationship}
            onChange={(relationship) => change({ relationship })}
            options={relationshipOptions}
          />
        </Field>
        <AutoSaveDate
          label="Next follow-up"
          optional
          hint={nextFollowUpOn ? inText(nextFollowUpOn, today) : undefined}
          value={nextFollowUpOn}
          settings={settings}
          onSave={(day) => change({ nextFollowUpOn: day })}
        />
      </div>
      <p className="xs faint">
        {lastContactedOn
          ? `Last contact ${agoText(lastContactedOn, today)}`
          : 'No contact logged so far'}
      </p>
      <AutoSaveField
        label="Name"
        value={brand.name}
        read={readName}
        onSave={(next) => change({ name: next })}
      />
      <div className="form-pair">
        <Field label="Category" optional>
          <CategoryInput value={brand.category} onSave={(category) => change({ category })} />
        </Field>
        <AutoSaveField
          label="Agency"
          optional
          value={brand.agencyName}
          read={readAgency}
          onSave={(next) => change({ agencyName: next })}
        />
      </div>
      <AutoSaveField
        label="Website"
        optional
        inputMode="url"
        value={brand.website}
        read={readWebsite}
        onSave={(next) => change({ website: next })}
      />
      {seesMoney ? <BrandTerms brand={brand} change={change} /> : null}
      <SocialHandles
        handles={brand.socialHandles}
        onSave={(socialHandles) => change({ socialHandles })}
      />
      <Field label="Tags" optional>
        <TagsInput
          value={brand.tags}
          onChange={(next) => change({ tags: next })}
          suggestions={tags}
        />
      </Field>
      <LogoField brand={brand} />
      <Field label="Colour" group>
        <ColorSwatches label="Colour" value={brand.color} onChange={(color) => change({ color })} />
      </Field>
    </div>
  );
}

interface BrandTermsProps {
  brand: BrandPartProps['brand'];
  change: (changes: BrandChanges) => void;
}

function BrandTerms({ brand, change }: BrandTermsProps) {
  const base = useBaseCurrency();
  return (
    <div className="form-pair">
      <Field label="Currency" hint={brand.defaultCurrency ? undefined : 'As the workspace'}>
        <CurrencySelect
          label="Currency"
          value={brand.defaultCurrency ?? base}
          onChange={(code) => change({ defaultCurrency: code === base ? null : code })}
        />
      </Field>
      <AutoSaveField
        label="Payment terms"
        hint="Days after the invoice"
        inputMode="numeric"
        value={brand.paymentTermsDays}
        read={readTerms}
        onSave={(next) => change({ paymentTermsDays: next })}
      />
    </div>
  );
}

function PastQuestion({ brand, today }: { brand: BrandPartProps['brand']; today: string }) {
  const openCampaigns = campaigns.useRows(openCount).get(brand.id) ?? 0;
  const lastEndedOn = campaigns.useRows(lastEnded).get(brand.id) ?? null;
  if (!maybePast(brand, { openCampaigns, lastEndedOn, today })) return null;
  return (
    <div className="brand-question">
      <p className="sm">No open campaign, and quiet for half a year.</p>
      <Button size="sm" onClick={() => changeBrand(brand, { relationship: 'past' })}>
        Move to Past
      </Button>
    </div>
  );
}
