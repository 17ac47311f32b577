import { getScope } from '#client/sync/live/scope.ts';
import { type SortName, sortNames } from './task-order.ts';

// Per user, because several people may use one browser.
const keyOf = () => `dayslate.all-tasks.sort.${getScope().userId ?? ''}`;

/** How this user sorted all tasks last on this device. */
export function storedSort(): SortName {
  try {
    const stored = localStorage.getItem(keyOf());
    return sortNames.find((name) => name === stored) ?? 'date';
  } catch {
    return 'date';
  }
}

export function storeSort(sort: SortName): void {
  try {
    localStorage.setItem(keyOf(), sort);
  } catch {
    // Private windows may refuse storage; the sort then lasts as long as the page.
  }
}
