import {
  ArrowRight,
  Copy,
  Inbox,
  ListTodo,
  Merge,
  MoreHorizontal,
  PauseCircle,
  Star,
  Tag,
} from 'lucide-react';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  type BulkProps,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { BulkPillars } from '#views/pillars/bulk-pillars.tsx';
import type { ContentItem } from '#domains/making/content/schema.ts';
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
  const then = thenClearing(onClear);
  return (
    <BulkBar {...{ selected, total, onSelectAll, onClear }}>
      <Button variant="ghost" icon={<ArrowRight />} kbd="p" onClick={props.onPipeline}>
        Pipeline
      </Button>
      <BulkMenu
        label="Move to"
        text="Move to…"
        icon={<Star />}
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
      <BulkPillars onPillar={(pillar) => then(() => givePillar(selected, pillar?.id ?? null))} />
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
      <BulkDelete onDelete={then(() => deleteIdeas(selected))} />
    </BulkBar>
  );
}
