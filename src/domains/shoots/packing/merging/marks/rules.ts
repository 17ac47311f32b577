import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { type PackingMark, packingMarks } from '#domains/shoots/packing/templates/items/schema.ts';

/** What is said of a thing, and what of it templates have said. */
export type Heard = Pick<
  PackingItem,
  'isEssential' | 'needsCharging' | 'isGear' | 'note' | 'appliedMarks' | 'appliedNote'
>;

const fieldOf = {
  essential: 'isEssential',
  charging: 'needsCharging',
  gear: 'isGear',
} as const satisfies Record<PackingMark, keyof Heard>;

/** The marks of a thing, in their order. */
export function marksOf(thing: Pick<Heard, (typeof fieldOf)[PackingMark]>): PackingMark[] {
  return packingMarks.filter((mark) => thing[fieldOf[mark]]);
}

/**
 * What is said of a thing once another source has spoken of it. A template says each mark and word once:
 * what somebody has taken off since stays off, however often it is applied, and of what was written by
 * hand it says nothing. What a person adds by hand is said in any case.
 */
export function heard(one: Heard, other: Heard): Heard {
  const { isEssential, needsCharging, isGear, note, appliedMarks, appliedNote } = one;
  const before = { isEssential, needsCharging, isGear, note, appliedMarks, appliedNote };
  const isByHand = other.appliedMarks === null;
  if (!isByHand && appliedMarks === null) return before;
  const known = isByHand ? [] : (appliedMarks ?? []);
  const isMarked = (mark: PackingMark) =>
    one[fieldOf[mark]] || (other[fieldOf[mark]] && !known.includes(mark));
  return {
    isEssential: isMarked('essential'),
    needsCharging: isMarked('charging'),
    isGear: isMarked('gear'),
    note: joinedNote(note, isByHand ? other.note : unheard(other.note, appliedNote)),
    appliedMarks:
      appliedMarks &&
      packingMarks.filter(
        (mark) => appliedMarks.includes(mark) || other.appliedMarks?.includes(mark),
      ),
    appliedNote: joinedNote(appliedNote, other.appliedNote),
  };
}

const between = ' · ';
const maxNote = 200;

// What of a note has not been said before.
function unheard(note: string, known: string): string {
  const parts = known.split(between);
  return note
    .split(between)
    .filter((part) => !parts.includes(part))
    .join(between);
}

function joinedNote(one: string, other: string): string {
  if (one === other || other === '') return one;
  if (one === '') return other;
  const parts = [...new Set([...one.split(between), ...other.split(between)])];
  // What stands there already says it in its own order.
  if (parts.length === one.split(between).length) return one;
  let note = '';
  for (const part of parts.sort()) {
    const longer = note === '' ? part : `${note}${between}${part}`;
    if (longer.length <= maxNote) note = longer;
  }
  return note;
}
