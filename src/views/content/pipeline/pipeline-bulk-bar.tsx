import { Archive, Columns3, UserRound } from 'lucide-react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  type BulkProps,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { BulkPillars } from '#views/pillars/bulk-pillars.tsx';
import type { StageChoice } from '#views/content/panel/piece-menu.tsx';
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
  const then = thenClearing(onClear);
  return (
    <BulkBar {...{ selected, total, onSelectAll, onClear }}>
      <BulkMenu
        label="Move to"
        text="Move to…"
        icon={<Columns3 />}
        items={stages
          // When and where each was posted is asked one by one.
          .filter(({ stage }) => stage !== 'published')
          .map((choice) => ({
            label: choice.name,
            onSelect: then(() => moveAll(selected, choice, workspace)),
          }))}
      />
      <BulkMenu
        label="Assign to"
        text="Assign"
        icon={<UserRound />}
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
      <BulkPillars
        onPillar={(pillar) =>
          then(() =>
            setPillarOfAll(selected, {
              pillarId: pillar?.id ?? null,
              name: pillar?.name ?? 'no pillar',
            }),
          )
        }
      />
      <Button variant="ghost" icon={<Archive />} onClick={then(() => archiveAll(selected))}>
        Archive
      </Button>
      <BulkDelete onDelete={then(() => deleteAll(selected))} />
    </BulkBar>
  );
}
