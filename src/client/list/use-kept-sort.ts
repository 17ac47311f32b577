import { useState } from 'react';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { choiceItems } from '#client/ui/menus/choice-items.ts';

/** How this user sorted a list last on this device, and the part of its menu that says so. */
export function useKeptSort<Name extends string>(
  list: string,
  labels: Readonly<Record<Name, string>>,
  first: Name,
) {
  const key = ofUser(`${list}.sort`);
  // The names are its own.
  const names = Object.keys(labels) as Name[];
  const [sort, setSort] = useState(() => names.find((name) => name === remembered(key)) ?? first);
  function choose(name: Name) {
    setSort(name);
    remember(key, name);
  }
  return { sort, items: choiceItems('Sort by', labels, sort, choose) };
}
