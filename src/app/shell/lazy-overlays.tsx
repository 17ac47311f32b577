import { useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { hideOverlay, useOverlay } from './overlays.ts';

type OverlayPart = ComponentType<{ open: boolean }>;

const load = {
  palette: () => import('./palette.tsx').then((part) => part.Palette),
  shortcuts: () => import('./shortcut-sheet.tsx').then((part) => part.ShortcutSheet),
  more: () => import('./more-sheet.tsx').then((part) => part.MoreSheet),
  sidebar: () => import('./sidebar-overlay.tsx').then((part) => part.SidebarOverlay),
  'sign-out': () => import('./sign-out-question.tsx').then((part) => part.SignOutQuestion),
} satisfies Record<string, () => Promise<OverlayPart>>;

const parts = Object.entries(load).map(([name, part]) => ({
  name,
  Part: lazy(async () => ({ default: await part() })),
}));

/** What lies over the page, fetched when it is first asked for or when nothing else is going on. */
export function LazyOverlays() {
  const overlay = useOverlay();
  const [used, setUsed] = useState<readonly string[]>([]);
  // Once used, a part stays: it has to be there to close.
  if (overlay && !used.includes(overlay)) setUsed([...used, overlay]);
  const router = useRouter();
  // Whoever goes to another page is done with what lies over this one.
  useEffect(() => router.subscribe('onBeforeNavigate', hideOverlay), [router]);
  useEffect(
    () =>
      whenIdle(() => void Promise.all([load.palette(), load.shortcuts()]).catch(() => undefined)),
    [],
  );
  return parts.map(({ name, Part }) =>
    used.includes(name) ? (
      <Suspense key={name}>
        <Part open={overlay === name} />
      </Suspense>
    ) : null,
  );
}

const idleWithinMs = 5_000;

// The palette has to open at once, and offline too.
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, idleWithinMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: idleWithinMs });
  return () => cancelIdleCallback(request);
}
