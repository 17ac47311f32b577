import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

/** The parts of a brand that one may come for. */
const tabs = ['campaigns', 'tasks', 'contacts', 'links', 'money', 'rights', 'notes'] as const;
export type BrandTab = (typeof tabs)[number];

export interface BrandPanelRequest {
  /** Without it a new brand is added. */
  brandId?: string;
  tab?: BrandTab | undefined;
}

const record = askedRecord<BrandPanelRequest>({
  kind: 'brand',
  idOf: ({ brandId }) => brandId,
  requestFor: (brandId) => ({ brandId }),
});

/** Opens the sheet of a brand, or the form of a new one, from anywhere. */
export function openBrandPanel(request: BrandPanelRequest = {}): void {
  record.ask(request);
}

opensRecords('brands', ({ id, tab }) =>
  openBrandPanel({ brandId: id, tab: tabs.find((one) => one === tab) }),
);

const BrandPanel = laterPart(() => import('./brand-panel.tsx').then((part) => part.BrandPanel));
const BrandForm = laterPart(() =>
  import('#domains/business/brands/parts/brand-form.tsx').then((part) => part.BrandForm),
);

/** The place where the sheet of a brand appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      {request.brandId ? (
        <BrandPanel
          key={turn}
          brandId={request.brandId}
          tab={request.tab}
          open={isOpen}
          onWalk={onWalk}
          onClose={onClose}
        />
      ) : (
        <BrandForm key={turn} open={isOpen} onClose={onClose} />
      )}
    </Suspense>
  );
}
