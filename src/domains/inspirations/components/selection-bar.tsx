import { Archive, ChevronDown, FolderPlus, Tag, Trash2 } from 'lucide-react';
import { BulkBar, BulkLine, type BulkProps } from '#client/ui/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import type { Inspiration } from '#domains/inspirations/schema.ts';
import { archiveAll, placeAll, removeAll, tagAll } from './bulk-saving.ts';
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
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
  return (
    <BulkBar {...{ selected, total, onSelectAll, onClear }}>
      {shelf.collections.length > 0 ? (
        <Menu
          label="Add to a collection"
          trigger={
            <Button variant="ghost" icon={<FolderPlus />}>
              Collection <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={shelf.collections.map(({ id, name }) => ({
            label: name,
            onSelect: then(() => placeAll(selected, { id, name }, shelf)),
          }))}
        />
      ) : null}
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
            onSelect: then(() => tagAll(selected, tag)),
          }))}
        />
      ) : null}
      <Button variant="ghost" icon={<Archive />} onClick={then(() => archiveAll(selected))}>
        Archive
      </Button>
      <BulkLine />
      <Button variant="ghost" icon={<Trash2 />} onClick={then(() => removeAll(selected))}>
        Delete
      </Button>
    </BulkBar>
  );
}
