import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShortcut } from '#client/shortcuts.tsx';
import { Button, IconButton } from './button.tsx';
import { Check } from './check.tsx';
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
  const count = selected.length.toLocaleString('en');
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
          Select all {total.toLocaleString('en')}
        </Button>
      )}
      <IconButton label="Clear selection" icon={<X />} kbd="esc" onClick={onClear} />
    </div>
  );
}

/** Before what destroys. */
export function BulkLine() {
  return <span className="bulk-line" aria-hidden="true" />;
}
