import { useEffect, useEffectEvent } from 'react';
import { openBrandPanel } from '#views/brands/panel/brand-panel-host.tsx';

/** Opens the brand that an address of an earlier version names, as mails have it. */
export function useBrandInAddress(id: string | undefined, onTaken: () => void): void {
  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    if (!id) return;
    openBrandPanel({ brandId: id });
    taken();
  }, [id]);
}
