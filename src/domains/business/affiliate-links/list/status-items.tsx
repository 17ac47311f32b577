import { Pause, Play, Square } from 'lucide-react';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import { setLinkStatus } from '#domains/business/affiliate-links/panel/link-actions.ts';

/** What else a link can be, as entries of a menu. */
export function statusItems(link: AffiliateLink) {
  const items = [
    { label: 'Make active', icon: <Play />, status: 'active' as const },
    { label: 'Pause', icon: <Pause />, status: 'paused' as const },
    { label: 'End', icon: <Square />, status: 'ended' as const },
  ];
  return items
    .filter(({ status }) => status !== link.status)
    .map(({ label, icon, status }) => ({
      label,
      icon,
      onSelect: () => setLinkStatus(link, status),
    }));
}
