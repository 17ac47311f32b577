import { changedFields, keysOf, picked } from '#client/sync/live/changed-fields.ts';
import { editRecord } from '#client/record/edit-record.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { keptText } from '#shared/words/kept-text.ts';
import { brands } from '#domains/business/brands/data.ts';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import { brandLogEntries } from '#domains/business/brands/log/data.ts';
import type { BrandLogEntry, BrandLogEntryChanges } from '#domains/business/brands/log/schema.ts';
import { brandNamers, type BrandUses } from '#domains/business/brands/rules.ts';
import type { Brand, BrandChanges } from '#domains/business/brands/schema.ts';

/** Adds a brand, with its contact if one was named; gives its id. */
export function addBrand(
  fields: Omit<Parameters<typeof brands.create>[0], 'id'>,
  contact: { name: string; email: string | null } | null,
): string {
  const id = newId();
  const written = [brands.create({ ...fields, id })];
  if (contact) void brandContacts.create({ ...contact, brandId: id });
  tellDone('Brand added', written);
  return id;
}

/** Changes some fields of a brand. */
export function changeBrand(brand: Brand, changes: BrandChanges): void {
  editRecord(brand, changes, (fields) => brands.update(brand.id, fields));
}

/** Puts a brand away, or takes it back; Undo does the other. */
export function archiveBrand(brand: Brand, isArchived: boolean): void {
  const written = brands.update(brand.id, { isArchived });
  tellDone(isArchived ? 'Brand archived' : 'Brand brought back', [written], () =>
    brands.update(brand.id, { isArchived: !isArchived }),
  );
}

/** Deletes a brand that nothing names; one that is still needed is offered to be archived. */
export function deleteBrand(brand: Brand, uses: BrandUses): boolean {
  const refusal = keptText(brand.name, { namers: brandNamers, by: uses, seesMoney: true });
  if (refusal) {
    const archive = { label: 'Archive', onPress: () => archiveBrand(brand, true) };
    toast.warn(refusal, brand.isArchived ? {} : { action: archive });
    return false;
  }
  tellDone('Brand deleted', [brands.remove(brand.id)], () => brands.restore(brand.id));
  return true;
}

/** Logs a contact; the server then knows when the last one was. */
export function logContact(fields: Parameters<typeof brandLogEntries.create>[0]): void {
  const id = newId();
  const written = brandLogEntries.create({ ...fields, id });
  tellDone('Contact logged', [written], () => brandLogEntries.remove(id));
}

/** Changes what differs of a log entry; Undo brings back what it was. */
export function changeLogEntry(
  id: string,
  before: BrandLogEntryChanges,
  now: BrandLogEntryChanges,
): void {
  const changes = changedFields(before, now);
  const names = keysOf(changes);
  if (names.length === 0) return;
  tellDone('Log entry updated', [brandLogEntries.update(id, changes)], () =>
    brandLogEntries.update(id, picked(before, names)),
  );
}

/** Deletes a log entry; Undo brings it back. */
export function deleteLogEntry({ id }: BrandLogEntry): void {
  const written = brandLogEntries.remove(id);
  tellDone('Log entry deleted', [written], () => brandLogEntries.restore(id));
}

/** Deletes a contact; Undo brings it back. */
export function deleteContact({ id }: BrandContact): void {
  const written = brandContacts.remove(id);
  tellDone('Contact deleted', [written], () => brandContacts.restore(id));
}

/** Sets when to be in touch again, or that one need not. */
export function setFollowUp(brand: Brand, nextFollowUpOn: string | null): void {
  const before = brand.nextFollowUpOn;
  const written = brands.update(brand.id, { nextFollowUpOn });
  tellDone(nextFollowUpOn ? 'Follow-up set' : 'Follow-up cleared', [written], () =>
    brands.update(brand.id, { nextFollowUpOn: before }),
  );
}
