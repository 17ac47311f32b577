import { getScope } from '#client/sync/live/scope.ts';
import { type IdeaSort, ideaSorts } from './idea-filter.ts';

// Per user, because several people may use one browser.
const keyOf = () => `dayslate.content-ideas.sort.${getScope().userId ?? ''}`;

/** How this user sorted ideas last on this device. */
export function storedIdeaSort(): IdeaSort {
  try {
    const stored = localStorage.getItem(keyOf());
    return ideaSorts.find((name) => name === stored) ?? 'newest';
  } catch {
    return 'newest';
  }
}

export function storeIdeaSort(sort: IdeaSort): void {
  try {
    localStorage.setItem(keyOf(), sort);
  } catch {
    // Private windows may refuse storage; the sort then lasts as long as the page.
  }
}
