import {
  Archive,
  ArchiveRestore,
  ChevronDown,
  Download,
  Handshake,
  Tag,
  Trash2,
} from 'lucide-react';
import { BulkBar, BulkLine, type BulkProps } from '#client/ui/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { affiliateLinks } from '#domains/affiliate-links/data.ts';
import { brands } from '#domains/brands/data.ts';
import { relationshipLabels } from '#domains/brands/rules.ts';
import { type Brand, relationships } from '#domains/brands/schema.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { archiveAll, deleteUnused, relateAll, tagBrands } from './brand-bulk.ts';
import { countByBrand, wordsInUse } from './brand-selectors.ts';

interface BrandBulkBarProps extends BulkProps<Brand> {
  onExport: () => void;
}

/** What can be done with all brands that are selected; each deed has one undo. */
export function BrandBulkBar({ onExport, ...bar }: BrandBulkBarProps) {
  const { selected, onClear } = bar;
  const { tags } = brands.useRows(wordsInUse);
  const ofCampaigns = campaigns.useRows(countByBrand);
  const ofLinks = affiliateLinks.useRows(countByBrand);
  const isUsed = ({ id }: Brand) => ofCampaigns.has(id) || ofLinks.has(id);
  const isAway = selected.every(({ isArchived }) => isArchived);
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
  return (
    <BulkBar {...bar}>
      <Menu
        label="Relationship"
        trigger={
          <Button variant="ghost" icon={<Handshake />}>
            Relationship <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={relationships.map((one) => ({
          label: relationshipLabels[one],
          onSelect: then(() => relateAll(selected, one)),
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
            onSelect: then(() => tagBrands(selected, tag)),
          }))}
        />
      ) : null}
      <Button
        variant="ghost"
        icon={isAway ? <ArchiveRestore /> : <Archive />}
        onClick={then(() => archiveAll(selected, !isAway))}
      >
        {isAway ? 'Bring back' : 'Archive'}
      </Button>
      <Button variant="ghost" className="bulk-desk" icon={<Download />} onClick={onExport}>
        Export CSV
      </Button>
      <BulkLine />
      <Button
        variant="ghost"
        icon={<Trash2 />}
        onClick={then(() => deleteUnused(selected, isUsed))}
      >
        Delete
      </Button>
    </BulkBar>
  );
}
