import { checkInput } from '#client/form/check-input.ts';
import { editRecord } from '#client/record/edit-record.ts';
import { keysOf } from '#client/sync/live/changed-fields.ts';
import { ApiError } from '#client/sync/api.ts';
import { deliverables } from './data.ts';
import { fieldsOf } from './deliverable-draft.ts';
import { type Deliverable, deliverableChanges } from './schema.ts';

type OwedChanges = Partial<ReturnType<typeof fieldsOf>>;

// What the schema compares is said together.
const together = [
  ['platform', 'format', 'frames'],
  ['draftDueOn', 'postWindowStartsOn', 'postDueOn'],
] as const;

/** Writes what was changed of a deliverable in its place. */
export function editOwed(deliverable: Deliverable, changes: OwedChanges): void {
  editRecord<OwedChanges>(fieldsOf(deliverable), withOthers(deliverable, changes), (fields) =>
    deliverables.update(deliverable.id, fields),
  );
}

/** Why a change of a deliverable cannot be written. */
export function problemOfOwed(deliverable: Deliverable, changes: OwedChanges): string | undefined {
  const checked = checkInput(deliverableChanges, withOthers(deliverable, changes));
  return checked instanceof ApiError ? checked.message : undefined;
}

function withOthers(deliverable: Deliverable, changes: OwedChanges): OwedChanges {
  const names = keysOf(changes);
  const group = together.find((one) => one.some((name) => names.includes(name))) ?? [];
  const said = Object.fromEntries(group.map((name) => [name, deliverable[name]]));
  return { ...said, ...changes };
}
