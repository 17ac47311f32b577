import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { changedFields, keysOf } from '#client/sync/live/changed-fields.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import {
  type BrandContact,
  brandContact as contactSchema,
  type ContactRole,
  contactRoles,
} from '#domains/business/brands/contacts/schema.ts';

/** How a contact's part reads on screen. */
export const roleLabels: Record<ContactRole, string> = {
  partnerships: 'Partnerships',
  pr: 'PR',
  agency: 'Agency',
  finance: 'Finance',
  legal: 'Legal',
  other: 'Other',
};
const roleOptions = contactRoles.map((value) => ({ value, label: roleLabels[value] }));

const { name, email, phone, role, notes } = contactSchema.shape;
const schema = z.strictObject({ name, email, phone, role, notes });
type Values = z.infer<typeof schema>;

interface ContactFormProps {
  brandId: string;
  /** Without it a new one. */
  contact?: BrandContact;
  onDone: () => void;
}

/** A person at a brand, in the place where they are listed. */
export function ContactForm({ brandId, contact, onDone }: ContactFormProps) {
  const [start] = useState((): Values => ({
    name: contact?.name ?? '',
    email: contact?.email ?? null,
    phone: contact?.phone ?? '',
    role: contact?.role ?? 'partnerships',
    notes: contact?.notes ?? '',
  }));
  const { control, register, handleSubmit, formState } = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: start,
  });
  const { errors } = formState;
  function save(values: Values) {
    const changes = changedFields(start, values);
    if (!contact) void brandContacts.create({ ...values, brandId });
    else if (keysOf(changes).length > 0) void brandContacts.update(contact.id, changes);
    onDone();
  }
  return (
    <form
      className="brand-inline-form"
      aria-label={contact ? `Edit ${contact.name}` : 'New contact'}
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <div className="form-pair">
        <Field label="Name" error={errors.name?.message}>
          <TextInput dir="auto" autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Role">
          <Controller
            control={control}
            name="role"
            render={({ field }) => (
              <Select
                label="Role"
                value={field.value}
                onChange={field.onChange}
                options={roleOptions}
              />
            )}
          />
        </Field>
      </div>
      <div className="form-pair">
        <Field label="E-mail" optional error={errors.email?.message}>
          <TextInput
            inputMode="email"
            autoComplete="off"
            {...register('email', { setValueAs: (text: string | null) => text?.trim() || null })}
          />
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          <TextInput inputMode="tel" autoComplete="off" {...register('phone')} />
        </Field>
      </div>
      <Field label="Notes" optional error={errors.notes?.message}>
        <TextArea dir="auto" rows={2} {...register('notes')} />
      </Field>
      <div className="row">
        <span className="end" />
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" size="sm">
          {contact ? 'Save' : 'Add'}
        </Button>
      </div>
    </form>
  );
}
