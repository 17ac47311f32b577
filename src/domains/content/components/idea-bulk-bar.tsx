import {
  ArrowRight,
  ChevronDown,
  Inbox,
  Layers,
  Merge,
  PauseCircle,
  Star,
  Trash2,
  X,
} from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/check.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import type { ContentItem } from '#domains/content/schema.ts';
import { pillars } from '#domains/pillars/data.ts';
import { inOrder } from '#domains/pillars/rules.ts';
import { deleteIdeas, givePillar, sortInto } from './idea-actions.ts';
import '#domains/tasks/components/bulk-bar.css';

interface IdeaBulkBarProps {
  selected: readonly ContentItem[];
  /** How many there are to select. */
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  onPipeline: () => void;
  onMerge: () => void;
}

/** What can be done with all ideas that are selected; each deed has one undo. */
export function IdeaBulkBar(props: IdeaBulkBarProps) {
  const { selected, total, onSelectAll, onClear } = props;
  const known = pillars.useRows(inOrder).filter(({ isActive }) => isActive);
  const count = selected.length.toLocaleString('en');
  const isAll = selected.length === total;
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
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
      <Button variant="ghost" icon={<ArrowRight />} kbd="p" onClick={props.onPipeline}>
        Pipeline
      </Button>
      <Menu
        label="Move to"
        trigger={
          <Button variant="ghost" icon={<Star />}>
            Move to… <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={[
          {
            label: 'Shortlisted',
            icon: <Star />,
            onSelect: then(() => sortInto(selected, 'shortlisted')),
          },
          {
            label: 'Parked',
            icon: <PauseCircle />,
            onSelect: then(() => sortInto(selected, 'parked')),
          },
          { label: 'Inbox', icon: <Inbox />, onSelect: then(() => sortInto(selected, 'inbox')) },
        ]}
      />
      <Menu
        label="Pillar"
        trigger={
          <Button variant="ghost" icon={<Layers />}>
            Pillar <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={[
          ...known.map(({ id, name, color }) => ({
            label: name,
            icon: <ColorDot color={color} />,
            onSelect: then(() => givePillar(selected, id)),
          })),
          {
            label: 'No pillar',
            icon: <ColorDot />,
            onSelect: then(() => givePillar(selected, null)),
          },
        ]}
      />
      {selected.length === 2 ? (
        <Button variant="ghost" icon={<Merge />} onClick={props.onMerge}>
          Merge
        </Button>
      ) : null}
      <span className="bulk-line" aria-hidden="true" />
      <Button variant="ghost" icon={<Trash2 />} onClick={then(() => deleteIdeas(selected))}>
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
