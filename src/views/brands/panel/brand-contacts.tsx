import { Mail, MoreHorizontal, Phone, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { keepUndo } from '#client/ui/toasts/tell-done.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import { primaryOf } from '#domains/business/brands/rules.ts';
import { deleteContact } from '#domains/business/brands/parts/brand-actions.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import { contactsByBrand } from '#domains/business/brands/parts/brand-selectors.ts';
import { ContactForm, roleLabels } from './contact-form.tsx';

/** The people at a brand. */
export function BrandContacts({ brand, canEdit }: BrandPartProps) {
  const contacts = brandContacts.useRows(contactsByBrand).get(brand.id) ?? [];
  const status = brandContacts.useStatus();
  const [edited, setEdited] = useState<string>();
  const primary = primaryOf(contacts);
  const close = () => setEdited(undefined);
  return (
    <section aria-labelledby="brand-contacts">
      <SectionHead id="brand-contacts" title="Contacts" note={contacts.length || ''}>
        {canEdit && edited !== 'new' ? (
          <Button size="sm" variant="ghost" icon={<Plus />} onClick={() => setEdited('new')}>
            Add contact
          </Button>
        ) : null}
      </SectionHead>
      {edited === 'new' ? <ContactForm brandId={brand.id} onDone={close} /> : null}
      {status === 'loading' && contacts.length === 0 ? <SkeletonRows rows={2} /> : null}
      {status === 'error' && contacts.length === 0 ? (
        <p role="alert" className="record-none row gap-12 faint spread">
          Failed to load contacts
          <Button size="sm" onClick={brandContacts.retry}>
            Try Again
          </Button>
        </p>
      ) : null}
      {status === 'ready' && contacts.length === 0 && edited !== 'new' ? (
        <p className="record-none row gap-12 faint spread">
          {canEdit ? 'Nobody yet. Add who writes the e-mails.' : 'Nobody yet.'}
        </p>
      ) : null}
      <ul>
        {contacts.map((contact) =>
          edited === contact.id ? (
            <li key={contact.id}>
              <ContactForm brandId={brand.id} contact={contact} onDone={close} />
            </li>
          ) : (
            <ContactRow
              key={contact.id}
              contact={contact}
              isPrimary={contact === primary}
              onEdit={canEdit ? () => setEdited(contact.id) : undefined}
            />
          ),
        )}
      </ul>
    </section>
  );
}

interface ContactRowProps {
  contact: BrandContact;
  isPrimary: boolean;
  onEdit: (() => void) | undefined;
}

function ContactRow({ contact, isPrimary, onEdit }: ContactRowProps) {
  const { name, email, phone, role, notes } = contact;
  return (
    <li className="record-line row gap-10">
      <Avatar name={name} decorative />
      <div className="grow">
        <p className="trunc" dir="auto">
          {name} <span className="faint">{roleLabels[role]}</span>{' '}
          {isPrimary ? <Tape>Primary</Tape> : null}
        </p>
        <p className="trunc xs faint">
          {[email, phone].filter(Boolean).join(' · ') || 'No address yet'}
        </p>
        {notes.trim() ? (
          <p className="xs muted as-typed brand-person-notes" dir="auto">
            {notes}
          </p>
        ) : null}
      </div>
      {email ? (
        <IconButton
          label={`Copy e-mail of ${name}`}
          icon={<Mail />}
          onClick={() => void copyText(email, 'E-mail')}
        />
      ) : null}
      {onEdit ? (
        <Menu
          label={`More for ${name}`}
          align="end"
          trigger={<IconButton label={`More for ${name}`} icon={<MoreHorizontal />} />}
          items={[
            { label: 'Edit', onSelect: onEdit },
            ...(isPrimary
              ? []
              : [
                  {
                    label: 'Make primary',
                    icon: <Star />,
                    onSelect: () => makePrimary(contact),
                  },
                ]),
            ...(phone
              ? [
                  {
                    label: 'Copy phone',
                    icon: <Phone />,
                    onSelect: () => void copyText(phone, 'Phone'),
                  },
                ]
              : []),
            'separator',
            {
              label: 'Delete',
              icon: <Trash2 />,
              danger: true,
              onSelect: () => deleteContact(contact),
            },
          ]}
        />
      ) : null}
    </li>
  );
}

// The server takes it from whoever was it.
function makePrimary({ id, brandId }: BrandContact): void {
  const ofBrand = brandContacts.read(contactsByBrand).get(brandId) ?? [];
  const before = ofBrand.find(({ isPrimary }) => isPrimary);
  keepUndo(
    [brandContacts.update(id, { isPrimary: true })],
    () => before && brandContacts.update(before.id, { isPrimary: true }),
  );
}
