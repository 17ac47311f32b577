import { useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** What is selected among the rows of a list; what leaves the list is not selected any more. */
export function useSelection<R extends { id: string }>(listed: readonly R[]) {
  const [ids, setIds] = useState(nothing);
  const [lastId, setLastId] = useState<string>();
  const selected = ids.size === 0 ? [] : listed.filter(({ id }) => ids.has(id));

  /** Selects a row or lets it go; a range does the same with all from the last one to this. */
  function select(id: string, isRange: boolean) {
    const from = isRange ? listed.findIndex((row) => row.id === lastId) : -1;
    const to = listed.findIndex((row) => row.id === id);
    const range =
      from < 0
        ? [id]
        : listed.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id);
    const next = new Set(ids);
    const isOn = !ids.has(id);
    for (const one of range) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    setIds(next);
    setLastId(id);
  }

  return {
    selected,
    has: (id: string) => ids.has(id),
    select,
    selectAll: () => setIds(new Set(listed.map(({ id }) => id))),
    clear: () => setIds(nothing),
  };
}
