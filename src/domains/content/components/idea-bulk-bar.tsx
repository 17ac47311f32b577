import {
  ArrowRight,
  ChevronDown,
  Copy,
  Inbox,
  Layers,
  ListTodo,
  Merge,
  MoreHorizontal,
  PauseCircle,
  Star,
  Tag,
  Trash2,
} from 'lucide-react';
import { BulkBar, BulkLine, type BulkProps } from '#client/ui/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import type { ContentItem } from '#domains/content/schema.ts';
import { pillars } from '#domains/pillars/data.ts';
import { inOrder } from '#domains/pillars/rules.ts';
import {
  convertToTasks,
  deleteIdeas,
  duplicateIdeas,
  givePillar,
  sortInto,
} from './idea-actions.ts';

interface IdeaBulkBarProps extends BulkProps<ContentItem> {
  onPipeline: () => void;
  onMerge: () => void;
  onTag: () => void;
}

/** What can be done with all ideas that are selected; each deed has one undo. */
export function IdeaBulkBar(props: IdeaBulkBarProps) {
  const { selected, total, onSelectAll, onClear } = props;
  const known = pillars.useRows(inOrder).filter(({ isActive }) => isActive);
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
  return (
    <BulkBar {...{ selected, total, onSelectAll, onClear }}>
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
        <Button variant="ghost" className="bulk-desk" icon={<Merge />} onClick={props.onMerge}>
          Merge
        </Button>
      ) : null}
      <Menu
        label="More for the selected ideas"
        trigger={
          <Button variant="ghost" icon={<MoreHorizontal />}>
            More
          </Button>
        }
        items={[
          { label: 'Add tags…', icon: <Tag />, onSelect: props.onTag },
          ...(selected.length === 2
            ? [{ label: 'Merge…', icon: <Merge />, onSelect: props.onMerge }]
            : []),
          {
            label: 'Duplicate',
            icon: <Copy />,
            onSelect: then(() => duplicateIdeas(selected)),
          },
          {
            label: selected.length === 1 ? 'Make it a task' : 'Make them tasks',
            icon: <ListTodo />,
            onSelect: then(() => convertToTasks(selected)),
          },
        ]}
      />
      <BulkLine />
      <Button variant="ghost" icon={<Trash2 />} onClick={then(() => deleteIdeas(selected))}>
        Delete
      </Button>
    </BulkBar>
  );
}
