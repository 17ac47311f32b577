import { ChevronDown, CircleDot, Download, Pause, Play, Square, Tag, Trash2 } from 'lucide-react';
import { changeMany, countText, removeMany, tagMany } from '#client/change-many.ts';
import { BulkBar, BulkLine, type BulkProps } from '#client/ui/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { affiliateLinks } from '#domains/affiliate-links/data.ts';
import type { AffiliateLink, LinkStatus } from '#domains/affiliate-links/schema.ts';
import { linkWords } from './link-selectors.ts';

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
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
  return (
    <BulkBar {...bar}>
      <Menu
        label="Status"
        trigger={
          <Button variant="ghost" icon={<CircleDot />}>
            Status <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={moves.map(({ status, label, done, icon }) => ({
          label,
          icon,
          onSelect: then(() => setStatusOf(selected, status, done)),
        }))}
      />
      {tags.length > 0 ? (
        <Menu
          label="Add a tag"
          trigger={
            <Button variant="ghost" icon={<Tag />}>
              Tag <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={tags.map((tag) => ({
            label: `#${tag}`,
            onSelect: then(() => tagMany(affiliateLinks, selected, tag, noun)),
          }))}
        />
      ) : null}
      <Button variant="ghost" className="bulk-desk" icon={<Download />} onClick={onExport}>
        Export CSV
      </Button>
      <BulkLine />
      <Button
        variant="ghost"
        icon={<Trash2 />}
        onClick={then(() => removeMany(affiliateLinks, selected, noun))}
      >
        Delete
      </Button>
    </BulkBar>
  );
}

function setStatusOf(links: readonly AffiliateLink[], status: LinkStatus, done: string): void {
  const others = links.filter((link) => link.status !== status);
  changeMany(affiliateLinks, others, () => ({ status }), countText(others.length, noun, done));
}
