import { Archive, ChevronDown, Columns3, Layers, Trash2, UserRound } from 'lucide-react';
import { Avatar } from '#client/ui/avatar.tsx';
import { BulkBar, BulkLine, type BulkProps } from '#client/ui/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import { pillars } from '#domains/pillars/data.ts';
import { inOrder } from '#domains/pillars/rules.ts';
import { useCurrentWorkspace } from '#domains/workspaces/data.ts';
import type { StageChoice } from './piece-menu.tsx';
import type { Piece } from './pieces.ts';
import { archiveAll, assignAll, deleteAll, moveAll, setPillarOfAll } from './pipeline-bulk.ts';

interface PipelineBulkBarProps extends BulkProps<Piece> {
  stages: readonly StageChoice[];
  /** Of members, by their user id. */
  names: ReadonlyMap<string, string>;
}

/** What can be done with all pieces that are selected; each deed has one undo. */
export function PipelineBulkBar(props: PipelineBulkBarProps) {
  const { selected, total, stages, names, onSelectAll, onClear } = props;
  const workspace = useCurrentWorkspace();
  const known = pillars.useRows(inOrder).filter(({ isActive }) => isActive);
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
  return (
    <BulkBar {...{ selected, total, onSelectAll, onClear }}>
      <Menu
        label="Move to"
        trigger={
          <Button variant="ghost" icon={<Columns3 />}>
            Move to… <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={stages
          // When and where each was posted is asked one by one.
          .filter(({ stage }) => stage !== 'published')
          .map((choice) => ({
            label: choice.name,
            onSelect: then(() => moveAll(selected, choice, workspace)),
          }))}
      />
      <Menu
        label="Assign to"
        trigger={
          <Button variant="ghost" icon={<UserRound />}>
            Assign <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={[
          ...[...names].map(([userId, name]) => ({
            label: name,
            icon: <Avatar size="sm" name={name} decorative />,
            onSelect: then(() => assignAll(selected, { userId, name })),
          })),
          {
            label: 'Nobody',
            onSelect: then(() => assignAll(selected, { userId: null, name: 'nobody' })),
          },
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
            onSelect: then(() => setPillarOfAll(selected, { pillarId: id, name })),
          })),
          {
            label: 'No pillar',
            icon: <ColorDot />,
            onSelect: then(() => setPillarOfAll(selected, { pillarId: null, name: 'no pillar' })),
          },
        ]}
      />
      <Button variant="ghost" icon={<Archive />} onClick={then(() => archiveAll(selected))}>
        Archive
      </Button>
      <BulkLine />
      <Button variant="ghost" icon={<Trash2 />} onClick={then(() => deleteAll(selected))}>
        Delete
      </Button>
    </BulkBar>
  );
}
