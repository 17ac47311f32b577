import { Archive, ArchiveRestore, Download, Handshake } from 'lucide-react';
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
import { brands } from '#domains/business/brands/data.ts';
import { relationshipLabels } from '#domains/business/brands/rules.ts';
import { type Brand, relationships } from '#domains/business/brands/schema.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { archiveAll, deleteUnused, relateAll, tagBrands } from './brand-bulk.ts';
import { countByBrand, wordsInUse } from '#domains/business/brands/parts/brand-selectors.ts';

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
  const then = thenClearing(onClear);
  return (
    <BulkBar {...bar}>
      <BulkMenu
        label="Relationship"
        text="Relationship"
        icon={<Handshake />}
        items={relationships.map((one) => ({
          label: relationshipLabels[one],
          onSelect: then(() => relateAll(selected, one)),
        }))}
      />
      <BulkTags tags={tags} onTag={(tag) => then(() => tagBrands(selected, tag))} />
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
      <BulkDelete onDelete={then(() => deleteUnused(selected, isUsed))} />
    </BulkBar>
  );
}
