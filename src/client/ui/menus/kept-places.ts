import type { MenuProps } from './menu.tsx';

type Entries = MenuProps['items'];
type Named = { name: string; entry: Entries[number] };

/**
 * What an open menu shows when what it offers changes: entries stay where they were when it opened, as
 * one that moves under the pointer is pressed in the place of another. What has gone cannot be chosen
 * any more, what is new comes last. When it opens next, all are in their order.
 */
export function keptPlaces(opened: Entries, now: Entries): Entries {
  const [before, after] = [named(opened), named(now)];
  if (before.length === after.length && before.every(({ name }, at) => name === after[at]?.name))
    return now;
  const current = new Map(after.map(({ name, entry }) => [name, entry]));
  const known = new Set(before.map(({ name }) => name));
  const added = after.filter(({ name, entry }) => entry !== 'separator' && !known.has(name));
  return [
    ...before.map(({ name, entry }) => current.get(name) ?? asGone(entry)),
    ...(added.length > 0 ? ['separator' as const] : []),
    ...added.map(({ entry }) => entry),
  ];
}

// An entry is told by its words under its heading; of lines one is like the other.
function named(entries: Entries): Named[] {
  let heading = '';
  return entries.map((entry) => {
    if (entry === 'separator') return { name: entry, entry };
    if ('group' in entry) heading = entry.group;
    return { name: `${heading}\n${'group' in entry ? '' : entry.label}`, entry };
  });
}

function asGone(entry: Entries[number]): Entries[number] {
  return entry === 'separator' || 'group' in entry ? entry : { ...entry, disabled: true };
}
