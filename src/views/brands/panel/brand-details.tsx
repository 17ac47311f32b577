import { useId } from 'react';
import {
  ChoiceProperty,
  DateProperty,
  LinkProperty,
  TagsProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { ColorSwatches } from '#client/ui/choices/tape-radios.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { brands } from '#domains/business/brands/data.ts';
import { relationshipLabels } from '#domains/business/brands/rules.ts';
import {
  brand as brandSchema,
  type BrandChanges,
  relationships,
} from '#domains/business/brands/schema.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { changeBrand } from '#domains/business/brands/parts/brand-actions.ts';
import { wordsInUse } from '#domains/business/brands/parts/brand-selectors.ts';
import { agoText, inText } from '#domains/business/brands/parts/brand-dates.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import { CategoryInput } from './category-input.tsx';
import { LogoField } from './logo-field.tsx';
import { SocialHandles } from './social-handles.tsx';

const { shape } = brandSchema;
const readWebsite = bySchema(shape.website);
const readAgency = bySchema(shape.agencyName);
const readTerms = bySchema(shape.paymentTermsDays);
const relationshipOptions = relationships.map((value) => ({
  value,
  label: relationshipLabels[value],
}));

/** Who a brand is and how one stands with it. */
export function BrandDetails({ brand, canEdit, settings }: BrandPartProps) {
  const id = useId();
  const { tags } = brands.useRows(wordsInUse);
  const seesMoney = useSeesMoney();
  const base = useBaseCurrency();
  const change = (changes: BrandChanges) => changeBrand(brand, changes);
  const { lastContactedOn, nextFollowUpOn, category, socialHandles } = brand;
  const { today } = settings;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Details" />
      <PropertyList canEdit={canEdit}>
        <ChoiceProperty
          label="Relationship"
          value={brand.relationship}
          options={relationshipOptions}
          onSave={(relationship) => change({ relationship })}
        />
        <DateProperty
          label="Follow-up"
          hint={nextFollowUpOn ? inText(nextFollowUpOn, today) : undefined}
          value={nextFollowUpOn}
          settings={settings}
          onSave={(day) => change({ nextFollowUpOn: day })}
        />
        <Property label="Category" empty={category === '' && 'Add a category'} shown={category}>
          <CategoryInput value={category} onSave={(next) => change({ category: next })} />
        </Property>
        <Property label="Last contact">
          <span className="prop-text">
            {lastContactedOn ? agoText(lastContactedOn, today) : 'No contact logged so far'}
          </span>
        </Property>
        <LinkProperty
          label="Website"
          add="Add a website"
          value={brand.website}
          read={readWebsite}
          onSave={(next) => change({ website: next })}
        />
        <TextProperty
          label="Agency"
          add="Add an agency"
          value={brand.agencyName}
          read={readAgency}
          onSave={(next) => change({ agencyName: next })}
        />
        {seesMoney ? (
          <>
            <Property label="Currency" hint={brand.defaultCurrency ? null : 'As the workspace'}>
              <CurrencySelect
                label="Currency"
                value={brand.defaultCurrency ?? base}
                onChange={(code) => change({ defaultCurrency: code === base ? null : code })}
              />
            </Property>
            <TextProperty
              label="Payment terms"
              hint="Days after the invoice"
              inputMode="numeric"
              value={brand.paymentTermsDays}
              read={readTerms}
              onSave={(next) => change({ paymentTermsDays: next })}
            />
          </>
        ) : null}
        <TagsProperty
          value={brand.tags}
          suggestions={tags}
          onSave={(next) => change({ tags: next })}
        />
        <SocialHandles handles={socialHandles} onSave={(next) => change({ socialHandles: next })} />
        {canEdit ? (
          <>
            <LogoField brand={brand} />
            <Property label="Colour" isGroup isWide>
              <ColorSwatches
                label="Colour"
                value={brand.color}
                onChange={(color) => change({ color })}
              />
            </Property>
          </>
        ) : null}
      </PropertyList>
    </section>
  );
}
