import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signal } from '#client/signal.ts';

/** Which piece of content to look at. */
export interface ContentPanelRequest {
  contentItemId: string;
}

interface Shown {
  request: ContentPanelRequest;
  isOpen: boolean;
  /** Another panel each time: nothing typed before shows up again. */
  turn: number;
}

const changed = signal();
let shown: Shown | undefined;

/** Opens a piece of content beside what is on the page, from anywhere. */
export function openContentPanel(request: ContentPanelRequest): void {
  show({ request, isOpen: true, turn: (shown?.turn ?? 0) + 1 });
}

function show(next: Shown): void {
  shown = next;
  changed.tell();
}

const ContentPanel = lazy(() =>
  import('./content-panel.tsx').then((module) => ({ default: module.ContentPanel })),
);

/** The place where the content panel appears; once per app. */
export function ContentPanelHost() {
  const current = useSyncExternalStore(changed.listen, () => shown);
  if (!current) return null;
  return (
    <Suspense>
      <ContentPanel
        key={current.turn}
        contentItemId={current.request.contentItemId}
        open={current.isOpen}
        // It stays until it has faded out.
        onClose={() => show({ ...current, isOpen: false })}
      />
    </Suspense>
  );
}
