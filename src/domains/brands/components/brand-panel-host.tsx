import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signal } from '#client/signal.ts';

/** The parts of a brand's sheet. */
export type BrandTab =
  | 'overview'
  | 'campaigns'
  | 'contacts'
  | 'links'
  | 'money'
  | 'rights'
  | 'notes';

export interface BrandPanelRequest {
  /** Without it a new brand is added. */
  brandId?: string;
  tab?: BrandTab;
  /** Told when the sheet is closed, as by a page whose address names the brand. */
  onClose?: () => void;
}

interface Shown {
  request: BrandPanelRequest;
  isOpen: boolean;
  /** Another sheet each time: nothing typed before shows up again. */
  turn: number;
}

const changed = signal();
let shown: Shown | undefined;

/** Opens the sheet of a brand, or the form of a new one, from anywhere. */
export function openBrandPanel(request: BrandPanelRequest = {}): void {
  show({ request, isOpen: true, turn: (shown?.turn ?? 0) + 1 });
}

function show(next: Shown): void {
  shown = next;
  changed.tell();
}

const BrandPanel = lazy(() =>
  import('./brand-panel.tsx').then((part) => ({ default: part.BrandPanel })),
);
const BrandForm = lazy(() =>
  import('./brand-form.tsx').then((part) => ({ default: part.BrandForm })),
);

/** The place where the sheet of a brand appears; once per app. */
export function BrandPanelHost() {
  const current = useSyncExternalStore(changed.listen, () => shown);
  if (!current) return null;
  const { request, isOpen, turn } = current;
  // It stays until it has faded out.
  const close = () => {
    show({ ...current, isOpen: false });
    request.onClose?.();
  };
  return (
    <Suspense>
      {request.brandId ? (
        <BrandPanel
          key={turn}
          brandId={request.brandId}
          tab={request.tab}
          open={isOpen}
          onClose={close}
        />
      ) : (
        <BrandForm key={turn} open={isOpen} onClose={close} />
      )}
    </Suspense>
  );
}
