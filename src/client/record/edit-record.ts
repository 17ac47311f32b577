import { keysOf, picked } from '#client/sync/live/changed-fields.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';

/**
 * Writes fields of a record as they are left. It shows for itself; the key for undo brings back what
 * they were, step by step.
 */
export function editRecord<Changes extends object>(
  before: NoInfer<Required<Changes>>,
  changes: Changes,
  update: (fields: Partial<Changes>) => Promise<{ ok: boolean }>,
): void {
  const back: Partial<Changes> = picked<Changes>(before, keysOf(changes));
  keepUndo([update(changes)], () => tellDone('Changed back', [update(back)]));
}
