import { ChevronDown, Tag, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { Menu, type MenuProps } from '#client/ui/menus/menu.tsx';
import { numberText } from '#shared/words/number-text.ts';
import './bulk-bar.css';

/** What a bar is told of the selection that it is about. */
export interface BulkProps<Row> {
  selected: readonly Row[];
  /** How many there are to select. */
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with all rows that are selected, over the tools of their list. */
export function BulkBar<Row>({
  selected,
  total,
  onSelectAll,
  onClear,
  children,
}: BulkProps<Row> & { children: ReactNode }) {
  const count = numberText(selected.length);
  const isAll = selected.length === total;
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
      <b aria-live="polite">
        {count}
        <span className="bulk-word"> selected</span>
      </b>
      {children}
      <span className="end" />
      {isAll ? null : (
        <Button variant="ghost" className="bulk-all" onClick={onSelectAll}>
          Select all {numberText(total)}
        </Button>
      )}
      <IconButton label="Clear selection" icon={<X />} kbd="esc" onClick={onClear} />
    </div>
  );
}

/** A deed after which nothing is selected any more. */
export const thenClearing = (onClear: () => void) => (act: () => void) => () => {
  act();
  onClear();
};

interface BulkMenuProps extends Pick<MenuProps, 'label' | 'items'> {
  text: string;
  icon: ReactNode;
}

/** A deed that asks for one of several. */
export function BulkMenu({ label, text, icon, items }: BulkMenuProps) {
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="ghost" icon={icon}>
          {text} <ChevronDown aria-hidden="true" />
        </Button>
      }
      items={items}
    />
  );
}

/** A tag for all of them, of those in use. */
export function BulkTags({
  tags,
  onTag,
}: {
  tags: readonly string[];
  onTag: (tag: string) => () => void;
}) {
  if (tags.length === 0) return null;
  const items = tags.map((tag) => ({ label: `#${tag}`, onSelect: onTag(tag) }));
  return <BulkMenu label="Add a tag" text="Tag" icon={<Tag />} items={items} />;
}

/** Ends the deeds: what destroys comes last. */
export function BulkDelete({ onDelete }: { onDelete: () => void }) {
  return (
    <>
      <span className="bulk-line" aria-hidden="true" />
      <Button variant="ghost" icon={<Trash2 />} onClick={onDelete}>
        Delete
      </Button>
    </>
  );
}
