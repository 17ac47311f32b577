import { Archive, FolderPlus } from 'lucide-react';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  BulkTags,
  type BulkProps,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import {
  archiveAll,
  placeAll,
  removeAll,
  tagAll,
} from '#domains/making/inspirations/sheet/bulk-saving.ts';
import type { Shelf } from './shelf.ts';

interface SelectionBarProps extends BulkProps<Inspiration> {
  shelf: Shelf;
  /** The words that are in use. */
  tags: readonly string[];
}

/** What can be done with all inspirations that are selected; each deed has one undo. */
export function SelectionBar({
  selected,
  total,
  shelf,
  tags,
  onSelectAll,
  onClear,
}: SelectionBarProps) {
  const then = thenClearing(onClear);
  return (
    <BulkBar {...{ selected, total, onSelectAll, onClear }}>
      {shelf.collections.length > 0 ? (
        <BulkMenu
          label="Add to a collection"
          text="Collection"
          icon={<FolderPlus />}
          items={shelf.collections.map(({ id, name }) => ({
            label: name,
            onSelect: then(() => placeAll(selected, { id, name }, shelf)),
          }))}
        />
      ) : null}
      <BulkTags tags={tags} onTag={(tag) => then(() => tagAll(selected, tag))} />
      <Button variant="ghost" icon={<Archive />} onClick={then(() => archiveAll(selected))}>
        Archive
      </Button>
      <BulkDelete onDelete={then(() => removeAll(selected))} />
    </BulkBar>
  );
}
