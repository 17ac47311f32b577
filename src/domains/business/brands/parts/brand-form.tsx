import * as z from 'zod/mini';
import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  AddressField,
  ChoiceField,
  ColorField,
  Fields,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { SuggestInput } from '#client/ui/fields/suggest-input.tsx';
import { brands } from '#domains/business/brands/data.ts';
import { brandContact } from '#domains/business/brands/contacts/schema.ts';
import { relationshipLabels } from '#domains/business/brands/rules.ts';
import { brand as brandSchema, relationships } from '#domains/business/brands/schema.ts';
import { addBrand } from './brand-actions.ts';
import { categorySuggestions } from './brand-categories.ts';
import { brandsByName, wordsInUse } from '#domains/business/brands/parts/brand-selectors.ts';
import { openRecord } from '#client/record/openers.ts';
import { capitalized } from '#shared/words/capitalized.ts';

const { name, color, category, relationship, website } = brandSchema.shape;
const { email } = brandContact.shape;
const schema = z.strictObject({
  name,
  color,
  category,
  relationship,
  website,
  contactEmail: email,
});
type Values = z.infer<typeof schema>;

const relationshipOptions = relationships.map((value) => ({
  value,
  label: relationshipLabels[value],
}));

interface BrandFormProps {
  open: boolean;
  onClose: () => void;
}

/** 'New Brand': who it is, and whom to write to. Everything else has its place in the sheet. */
export function BrandForm({ open, onClose }: BrandFormProps) {
  const { categories } = brands.useRows(wordsInUse);
  const known = brands.useRows(brandsByName);
  const form = useForm<Values>({
    name: '',
    color: 'blue',
    category: '',
    relationship: 'prospect',
    website: null,
    contactEmail: null,
  });
  const { values, field, check, refuse } = form;
  const category = field('category');

  function save(isOpened: boolean) {
    const checked = check(schema);
    if (!checked) return;
    const { contactEmail, ...fields } = checked;
    const twin = known.find((one) => one.name.toLowerCase() === fields.name.toLowerCase());
    if (twin) return refuse({ name: 'There is a brand of this name already' });
    const contact = contactEmail && { name: nameIn(contactEmail), email: contactEmail };
    const id = addBrand(fields, contact || null);
    onClose();
    if (isOpened) openRecord({ collection: 'brands', id });
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="New Brand"
      submitLabel="Add Brand"
      canSubmit={values.name.trim() !== ''}
      onSubmit={() => save(false)}
      onSaveAndOpen={() => save(true)}
    >
      <TextField label="Name" size="lg" {...field('name')} />
      <Fields>
        <Field label="Category" optional error={category.error}>
          <SuggestInput {...category} suggestions={categorySuggestions(categories)} />
        </Field>
        <ChoiceField
          label="Relationship"
          {...field('relationship')}
          options={relationshipOptions}
        />
      </Fields>
      <Fields>
        <AddressField label="Website" optional placeholder="halden.com" {...field('website')} />
        <AddressField
          label="Contact e-mail"
          optional
          inputMode="email"
          {...field('contactEmail')}
        />
      </Fields>
      <ColorField label="Colour" {...field('color')} />
    </FormDialog>
  );
}

/** 'petra.voss@halden.com' → 'Petra Voss' */
function nameIn(address: string): string {
  const words = (address.split('@')[0] ?? '').split(/[._-]+/).filter(Boolean);
  const name = words.map(capitalized).join(' ');
  return name || address;
}
