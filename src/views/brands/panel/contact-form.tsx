import { useState } from 'react';
import * as z from 'zod/mini';
import { changedFields, keysOf } from '#client/sync/live/changed-fields.ts';
import {
  AddressField,
  AreaField,
  ChoiceField,
  Fields,
  TextField,
} from '#client/form/form-fields.tsx';
import { LeaveQuestion } from '#client/form/leave-question.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
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
  const { field, check, root, isDirty } = useForm(start);
  function save() {
    const values = check(schema);
    if (!values) return;
    const changes = changedFields(start, values);
    if (!contact) void brandContacts.create({ ...values, brandId });
    else if (keysOf(changes).length > 0) void brandContacts.update(contact.id, changes);
    onDone();
  }
  return (
    <>
      <form
        className="stack gap-12 ruled brand-inline-form"
        aria-label={contact ? `Edit ${contact.name}` : 'New contact'}
        noValidate
        ref={root}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Fields>
          <TextField label="Name" {...field('name')} />
          <ChoiceField label="Role" options={roleOptions} {...field('role')} />
        </Fields>
        <Fields>
          <AddressField label="E-mail" optional inputMode="email" {...field('email')} />
          <TextField label="Phone" optional inputMode="tel" {...field('phone')} />
        </Fields>
        <AreaField label="Notes" optional rows={2} {...field('notes')} />
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
      {isDirty ? <LeaveQuestion>This contact has not been saved.</LeaveQuestion> : null}
    </>
  );
}
