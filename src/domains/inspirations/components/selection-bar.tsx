import { Archive, ChevronDown, FolderPlus, Tag, Trash2, X } from 'lucide-react';
import { useShortcut } from '#client/shortcuts.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/check.tsx';
import { Menu } from '#client/ui/menu.tsx';
import type { Inspiration } from '#domains/inspirations/schema.ts';
import { archiveAll, placeAll, removeAll, tagAll } from './bulk-saving.ts';
import type { Shelf } from './shelf.ts';
import '#domains/tasks/components/bulk-bar.css';

interface SelectionBarProps {
  selected: readonly Inspiration[];
  /** How many there are to select. */
  total: number;
  shelf: Shelf;
  /** The words that are in use. */
  tags: readonly string[];
  onSelectAll: () => void;
  onClear: () => void;
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
  const count = selected.length.toLocaleString('en');
  const isAll = selected.length === total;
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
  useShortcut('escape', onClear, { label: 'Clear selection', group: 'On this page' });
  return (
    <div className="bulk" role="toolbar" aria-label={`${count} selected`}>
      <Check
        square
        mixed={!isAll}
        checked={isAll}
        label={isAll ? 'Clear selection' : 'Select all'}
        onChange={isAll ? onClear : onSelectAll}
      />
      <b aria-live="polite">{count} selected</b>
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
      <span className="bulk-line" aria-hidden="true" />
      <Button variant="ghost" icon={<Trash2 />} onClick={then(() => removeAll(selected))}>
        Delete
      </Button>
      <span className="end" />
      {isAll ? null : (
        <Button variant="ghost" className="bulk-all" onClick={onSelectAll}>
          Select all {total.toLocaleString('en')}
        </Button>
      )}
      <IconButton label="Clear selection" icon={<X />} kbd="esc" onClick={onClear} />
    </div>
  );
}
