import { isSecretPage } from '#shared/places.ts';
import { knownMark } from '#shared/signed-out.ts';
import { readEarly } from '#client/sync/kept/store.ts';
import { hasSignedOut } from '#client/sync/live/signed-out.ts';
import { askEarly } from '#client/sync/reading/asked-early.ts';

// The first code of a page: what this browser keeps is read while the rest is still being compiled.
// Where it keeps nothing, what the first lists need comes beside the code, and not after it.
if (!isSecretPage(location.pathname) && !hasSignedOut() && !readEarly()) {
  askEarly('/auth/session');
  if (isKnownToServer()) {
    for (const list of ['tasks', 'categories', 'starred-days']) askEarly(firstPageOf(list));
    askEarly('/workspaces');
  }
}

function isKnownToServer(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming)) return false;
  return page.serverTiming.some(({ name }) => name === knownMark);
}

function firstPageOf(list: string): string {
  const since = list === 'tasks' ? `since=${monthBeforeLast()}&` : '';
  return `/${list}?${since}starts=true`;
}

// As the list of tasks begins, by the clock of this machine; somebody's of another zone may differ
// for some hours of a month, and then asks again.
function monthBeforeLast(): string {
  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth() - 2, 1);
  return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}-01`;
}
