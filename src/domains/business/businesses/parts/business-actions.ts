import { editRecord } from '#client/record/edit-record.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { newId } from '#shared/ids.ts';
import { keptText } from '#shared/words/kept-text.ts';
import { businesses, makeDefault } from '#domains/business/businesses/data.ts';
import { businessNamers, type BusinessUses } from '#domains/business/businesses/rules.ts';
import type { Business, BusinessChanges } from '#domains/business/businesses/schema.ts';

/** Adds a business and gives its id; the first one is the default. */
export function addBusiness(fields: Omit<Parameters<typeof businesses.create>[0], 'id'>): string {
  const id = newId();
  tellDone('Business added', [businesses.create({ ...fields, id })], () => businesses.remove(id));
  return id;
}

/** Changes some fields of a business as they are left. */
export function changeBusiness(business: Business, changes: BusinessChanges): void {
  editRecord<BusinessChanges>(business, changes, (fields) =>
    businesses.update(business.id, fields),
  );
}

/** Makes a business the one that new deals and expenses are of; Undo gives that back. */
export function chooseDefault(business: Business): void {
  const before = businesses.read(allRows).find(({ isDefault }) => isDefault)?.id;
  tellDone(
    `${business.name} is the default now`,
    [makeDefault(business.id, before)],
    before ? () => makeDefault(before, business.id) : undefined,
  );
}

/** Puts a business away, or takes it back; Undo does the other. */
export function archiveBusiness({ id, name, isDefault }: Business, isArchived: boolean): void {
  if (isArchived && isDefault) {
    toast.warn(`${name} is the default. Choose another one first.`);
    return;
  }
  tellDone(
    isArchived ? 'Business archived' : 'Business brought back',
    [businesses.update(id, { isArchived })],
    () => businesses.update(id, { isArchived: !isArchived }),
  );
}

/** Deletes a business that nothing is of; one that is used is offered to be archived. */
export function deleteBusiness(business: Business, uses: BusinessUses): boolean {
  const refusal = keptText(business.name, { namers: businessNamers, by: uses, seesMoney: true });
  if (refusal) {
    const archive = { label: 'Archive', onPress: () => archiveBusiness(business, true) };
    toast.warn(refusal, business.isArchived || business.isDefault ? {} : { action: archive });
    return false;
  }
  const { id } = business;
  tellDone('Business deleted', [businesses.remove(id)], () => businesses.restore(id));
  return true;
}
