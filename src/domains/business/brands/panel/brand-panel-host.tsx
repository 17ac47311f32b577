import { lazy, Suspense } from 'react';
import { askedDialog } from '#client/form/asked-dialog.ts';

/** The parts of a brand's sheet. */
export type BrandTab =
  | 'overview'
  | 'campaigns'
  | 'tasks'
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

const dialog = askedDialog<BrandPanelRequest>();

/** Opens the sheet of a brand, or the form of a new one, from anywhere. */
export function openBrandPanel(request: BrandPanelRequest = {}): void {
  dialog.ask(request);
}

const BrandPanel = lazy(() =>
  import('./brand-panel.tsx').then((part) => ({ default: part.BrandPanel })),
);
const BrandForm = lazy(() =>
  import('#domains/business/brands/parts/brand-form.tsx').then((part) => ({
    default: part.BrandForm,
  })),
);

/** The place where the sheet of a brand appears; once per app. */
export function BrandPanelHost() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  const close = () => {
    onClose();
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
