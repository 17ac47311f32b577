import { useState } from 'react';
import { getScope } from '#client/sync/live/scope.ts';
import { choiceItems } from '#client/ui/menus/choice-items.ts';

/** How this user sorted a list last on this device, and the part of its menu that says so. */
export function useKeptSort<Name extends string>(
  list: string,
  labels: Readonly<Record<Name, string>>,
  first: Name,
) {
  // Per user, because several people may use one browser.
  const key = `dayslate.${list}.sort.${getScope().userId ?? ''}`;
  // The names are its own.
  const names = Object.keys(labels) as Name[];
  const [sort, setSort] = useState(() => names.find((name) => name === stored(key)) ?? first);
  function choose(name: Name) {
    setSort(name);
    try {
      localStorage.setItem(key, name);
    } catch {
      // Private windows may refuse storage; the sort then lasts as long as the page.
    }
  }
  return { sort, items: choiceItems('Sort by', labels, sort, choose) };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
