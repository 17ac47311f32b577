import { changedFields, keysOf, picked } from '#client/sync/live/changed-fields.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';

/**
 * Writes what was changed in a form since it was opened, and nothing else: others may have changed
 * the rest meanwhile. Undo brings back what it was.
 */
export function saveChanges<T extends object>({
  text,
  before,
  now,
  together = [],
  update,
}: {
  /** What is said once it is done. */
  text: string;
  before: T;
  now: T;
  /** Fields that the schema wants said together. */
  together?: readonly (readonly (keyof T)[])[];
  update: (fields: Partial<T>) => Promise<{ ok: boolean }>;
}): void {
  const changes = changedFields(before, now, together);
  const names = keysOf(changes);
  if (names.length > 0) tellDone(text, [update(changes)], () => update(picked(before, names)));
}
