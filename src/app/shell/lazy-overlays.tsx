import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { whenCalm } from '#client/later/later.tsx';
import { lookForUpdate } from '#client/sync/live/service-worker.ts';
import { hideOverlay, useOverlay } from '#client/page/overlays.ts';

type OverlayPart = ComponentType<{ open: boolean }>;

const loaders = {
  palette: () => import('#app/shell/palette/palette.tsx').then((part) => part.Palette),
  shortcuts: () => import('./shortcut-sheet.tsx').then((part) => part.ShortcutSheet),
  more: () => import('#app/shell/navigation/more-sheet.tsx').then((part) => part.MoreSheet),
  sidebar: () =>
    import('#app/shell/navigation/sidebar-overlay.tsx').then((part) => part.SidebarOverlay),
  'sign-out': () => import('./sign-out-question.tsx').then((part) => part.SignOutQuestion),
} satisfies Record<string, () => Promise<OverlayPart>>;

/** What lies over the page, fetched when it is first asked for or when nothing else is going on. */
export function LazyOverlays() {
  const overlay = useOverlay();
  const router = useRouter();
  // Whoever goes to another page is done with what lies over this one; words that a page keeps in its
  // address lead nowhere.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, hrefChanged }) => {
        if (pathChanged || !hrefChanged) hideOverlay();
      }),
    [router],
  );
  // The palette has to open at once, and offline too.
  useEffect(() => whenCalm(loadAll), []);
  return Object.entries(loaders).map(([name, load]) => (
    <LazyOverlay key={name} load={load} open={overlay === name} />
  ));
}

/** Not `lazy`: a part that cannot be fetched must not take the page with it, and may be asked for again. */
function LazyOverlay({ load, open }: { load: () => Promise<OverlayPart>; open: boolean }) {
  const [Part, setPart] = useState<OverlayPart>();
  useEffect(() => {
    if (!open || Part) return;
    let isAsked = true;
    load().then(
      (part) => {
        if (isAsked) setPart(() => part);
      },
      () => {
        if (isAsked) void tellMissing();
      },
    );
    return () => {
      isAsked = false;
    };
  }, [open, Part, load]);
  // Once used it stays: it has to be there to close.
  return Part ? <Part open={open} /> : null;
}

async function tellMissing(): Promise<void> {
  hideOverlay();
  if (await lookForUpdate()) return;
  toast.error('You appear to be offline. Please check your connection and try again.');
}

function loadAll(): void {
  for (const load of Object.values(loaders)) load().catch(() => undefined);
}
