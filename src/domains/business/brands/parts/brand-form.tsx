import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { SuggestInput } from '#client/ui/fields/suggest-input.tsx';
import { ColorSwatches } from '#client/ui/choices/tape-radios.tsx';
import { brands } from '#domains/business/brands/data.ts';
import { brandContact } from '#domains/business/brands/contacts/schema.ts';
import { relationshipLabels } from '#domains/business/brands/rules.ts';
import { brand as brandSchema, relationships } from '#domains/business/brands/schema.ts';
import { addBrand } from './brand-actions.ts';
import { categorySuggestions } from './brand-categories.ts';
import { brandsByName, wordsInUse } from './brand-selectors.ts';
import { openBrandPanel } from '#domains/business/brands/panel/brand-panel-host.tsx';

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
  const { control, register, handleSubmit, formState, setError } = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      name: '',
      color: 'blue',
      category: '',
      relationship: 'prospect',
      website: null,
      contactEmail: null,
    },
  });
  const { errors, isDirty } = formState;
  const typed = useWatch({ control, name: 'name' });

  function save({ contactEmail, ...fields }: Values, isOpened: boolean) {
    const twin = known.find((one) => one.name.toLowerCase() === fields.name.toLowerCase());
    if (twin) {
      setError('name', { message: 'There is a brand of this name already' }, { shouldFocus: true });
      return;
    }
    const contact = contactEmail && { name: nameIn(contactEmail), email: contactEmail };
    const id = addBrand(fields, contact || null);
    onClose();
    if (isOpened) openBrandPanel({ brandId: id });
  }
  const saveAndOpen = () => void handleSubmit((values) => save(values, true))();

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New Brand"
      dirty={isDirty}
      onSubmit={(event) => void handleSubmit((values) => save(values, false))(event)}
      onSaveAndOpen={saveAndOpen}
      footer={
        <>
          <Button
            variant="ghost"
            kbd="mod+enter"
            disabled={typed.trim() === ''}
            onClick={saveAndOpen}
          >
            Save and open
          </Button>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="enter" disabled={typed.trim() === ''}>
            Add Brand
          </Button>
        </>
      }
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput size="lg" dir="auto" autoComplete="off" {...register('name')} />
      </Field>
      <div className="form-pair">
        <Field label="Category" optional error={errors.category?.message}>
          <Controller
            control={control}
            name="category"
            render={({ field }) => (
              <SuggestInput
                value={field.value}
                onChange={field.onChange}
                suggestions={categorySuggestions(categories)}
              />
            )}
          />
        </Field>
        <Field label="Relationship" error={errors.relationship?.message}>
          <Controller
            control={control}
            name="relationship"
            render={({ field }) => (
              <Select
                label="Relationship"
                value={field.value}
                onChange={field.onChange}
                options={relationshipOptions}
              />
            )}
          />
        </Field>
      </div>
      <div className="form-pair">
        <Field label="Website" optional error={errors.website?.message}>
          <TextInput
            inputMode="url"
            autoComplete="off"
            placeholder="halden.com"
            {...register('website', { setValueAs: nullIfBlank })}
          />
        </Field>
        <Field label="Contact e-mail" optional error={errors.contactEmail?.message}>
          <TextInput
            inputMode="email"
            autoComplete="off"
            {...register('contactEmail', { setValueAs: nullIfBlank })}
          />
        </Field>
      </div>
      <Field label="Colour" group>
        <Controller
          control={control}
          name="color"
          render={({ field }) => (
            <ColorSwatches label="Colour" value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
    </Dialog>
  );
}

function nullIfBlank(text: string | null): string | null {
  return text?.trim() ? text : null;
}

/** 'petra.voss@halden.com' → 'Petra Voss' */
function nameIn(address: string): string {
  const words = (address.split('@')[0] ?? '').split(/[._-]+/).filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name || address;
}
