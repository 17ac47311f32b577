import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signal } from '#client/signal.ts';

export interface LinkPanelRequest {
  /** Without it a new link is added. */
  linkId?: string;
  /** Whose a new link is. */
  brandId?: string;
  /** Opens the grid in which the numbers of a month are logged instead. */
  month?: string;
}

interface Shown {
  request: LinkPanelRequest;
  isOpen: boolean;
  /** Another sheet each time: nothing typed before shows up again. */
  turn: number;
}

const changed = signal();
let shown: Shown | undefined;

/** Opens the sheet of an affiliate link, or the form of a new one, from anywhere. */
export function openLinkPanel(request: LinkPanelRequest = {}): void {
  show({ request, isOpen: true, turn: (shown?.turn ?? 0) + 1 });
}

function show(next: Shown): void {
  shown = next;
  changed.tell();
}

const LinkPanel = lazy(() =>
  import('./link-panel.tsx').then((part) => ({ default: part.LinkPanel })),
);
const LinkForm = lazy(() => import('./link-form.tsx').then((part) => ({ default: part.LinkForm })));
const LogMonth = lazy(() => import('./log-month.tsx').then((part) => ({ default: part.LogMonth })));

/** The place where the sheet of an affiliate link appears; once per app. */
export function LinkPanelHost() {
  const current = useSyncExternalStore(changed.listen, () => shown);
  if (!current) return null;
  const { request, isOpen, turn } = current;
  // It stays until it has faded out.
  const shared = { open: isOpen, onClose: () => show({ ...current, isOpen: false }) };
  if (request.month) {
    return (
      <Suspense>
        <LogMonth key={turn} firstMonth={request.month} {...shared} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {request.linkId ? (
        <LinkPanel key={turn} linkId={request.linkId} {...shared} />
      ) : (
        <LinkForm key={turn} brandId={request.brandId ?? null} {...shared} />
      )}
    </Suspense>
  );
}
