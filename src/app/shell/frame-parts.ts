import { fetchPart } from '#client/later/later.tsx';
import { phoneWidth } from '#client/ui/base/use-media.ts';

// What stands around the page at one width of the window alone: no other waits for its code.
export const loadRail = () => import('#app/shell/navigation/rail.tsx').then((part) => part.Rail);
export const loadTabBar = () =>
  import('#app/shell/navigation/tab-bar.tsx').then((part) => part.TabBar);
const loadPhone = () => import('./phone-frame.tsx');
export const loadOfflineBar = () => loadPhone().then((part) => part.OfflineBar);
export const loadBack = () => loadPhone().then((part) => part.Back);
export const loadBell = () => loadPhone().then((part) => part.PhoneBell);

export const fullWidth = '(min-width: 1024px)';

/** Fetches what this window needs of them, so that it comes with the page. */
export async function fetchFrame(): Promise<void> {
  if (window.matchMedia(phoneWidth).matches)
    await Promise.all([loadTabBar, loadOfflineBar, loadBack, loadBell].map(fetchPart));
  else if (!window.matchMedia(fullWidth).matches) await fetchPart(loadRail);
}
