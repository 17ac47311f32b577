import { useEffect, useEffectEvent } from 'react';
import { openBrandPanel } from '#domains/business/brands/panel/brand-panel-host.tsx';

/** Opens the sheet of the brand that an address names; `onClose` takes it out of the address. */
export function useBrandInAddress(id: string | undefined, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (id) openBrandPanel({ brandId: id, onClose: () => close() });
  }, [id]);
}
