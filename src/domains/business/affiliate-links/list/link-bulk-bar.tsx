import { Activity, CircleDot, Download, Pause, Play, Square } from 'lucide-react';
import { changeMany, countText, removeMany, tagMany } from '#client/sync/change-many.ts';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  BulkTags,
  type BulkProps,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import type { AffiliateLink, LinkStatus } from '#domains/business/affiliate-links/schema.ts';
import { checkNow } from '#domains/business/affiliate-links/panel/link-actions.ts';
import { linkWords } from '#domains/business/affiliate-links/panel/link-selectors.ts';

interface LinkBulkBarProps extends BulkProps<AffiliateLink> {
  onExport: () => void;
}

const noun = 'affiliate link';
const moves = [
  { status: 'active', label: 'Make active', done: 'made active', icon: <Play /> },
  { status: 'paused', label: 'Pause', done: 'paused', icon: <Pause /> },
  { status: 'ended', label: 'End', done: 'ended', icon: <Square /> },
] as const;

/** What can be done with all links that are selected; each deed has one undo. */
export function LinkBulkBar({ onExport, ...bar }: LinkBulkBarProps) {
  const { selected, onClear } = bar;
  const { tags } = affiliateLinks.useRows(linkWords);
  const then = thenClearing(onClear);
  return (
    <BulkBar {...bar}>
      <BulkMenu
        label="Status"
        text="Status"
        icon={<CircleDot />}
        items={moves.map(({ status, label, done, icon }) => ({
          label,
          icon,
          onSelect: then(() => setStatusOf(selected, status, done)),
        }))}
      />
      <BulkTags
        tags={tags}
        onTag={(tag) => then(() => tagMany(affiliateLinks, selected, tag, noun))}
      />
      {selected.some(({ url }) => url !== null) ? (
        <Button variant="ghost" icon={<Activity />} onClick={then(() => checkNow(selected))}>
          Check now
        </Button>
      ) : null}
      <Button variant="ghost" className="bulk-desk" icon={<Download />} onClick={onExport}>
        Export CSV
      </Button>
      <BulkDelete onDelete={then(() => removeMany(affiliateLinks, selected, noun))} />
    </BulkBar>
  );
}

function setStatusOf(links: readonly AffiliateLink[], status: LinkStatus, done: string): void {
  const others = links.filter((link) => link.status !== status);
  changeMany(affiliateLinks, others, () => ({ status }), countText(others.length, noun, done));
}
