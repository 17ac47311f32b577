import { Later } from '#client/later/later.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';

const loadButtons = () => import('./slate-buttons.tsx').then((part) => part.SlateButtons);

/** What a page that begins with a slate has instead of a bar on phones. */
export function SlateCorner() {
  return useIsPhone() ? <Later load={loadButtons} props={{}} isAsked /> : null;
}
