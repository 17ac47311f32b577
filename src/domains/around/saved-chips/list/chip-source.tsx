import { useEffect } from 'react';
import { setChips } from '#client/list/saved-chips.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { savedChips } from '#domains/around/saved-chips/data.ts';
import { maxChipName, type SavedChip } from '#domains/around/saved-chips/schema.ts';

const inOrder = (rows: readonly SavedChip[]) =>
  rows.toSorted((one, other) => one.id.localeCompare(other.id));

/** Tells the lists which chips the user has kept; nobody waits for it. */
export function ChipSource() {
  const chips = savedChips.useRows(inOrder);
  useEffect(() => setChips({ chips, save, remove }), [chips]);
  return null;
}

function save(page: string, name: string, query: string): void {
  const chip = { page, name: name.trim().slice(0, maxChipName), query };
  tellDone('Chip saved', [savedChips.create(chip)]);
}

function remove(id: string): void {
  tellDone('Chip removed', [savedChips.remove(id)], () => savedChips.restore(id));
}
