import { Archive, ArchiveRestore, Ellipsis, Star, Trash2 } from 'lucide-react';
import { editRecord } from '#client/record/edit-record.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Steps } from '#client/ui/progress/steps.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import { type ContentItem, type RoadStage, roadStages } from '#domains/making/content/schema.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import {
  archiveContent,
  deleteContent,
  unarchiveContent,
} from '#views/content/moves/content-actions.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { moveContent, questionOf } from '#views/content/moves/move-content.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';

interface OfPiece {
  item: ContentItem;
  /** Never a dialog over a dialog: what asks first takes the panel's place. */
  onClose: () => void;
}

/** The stages on a piece's way: those that the workspace has, and the one where it is. */
export function useRoad({ stage }: ContentItem): readonly RoadStage[] {
  const hidden: readonly string[] = useCurrentWorkspace()?.hiddenStages ?? [];
  return roadStages.filter((one) => one === stage || !hidden.includes(one));
}

/** Moves a piece; what asks first takes the panel's place, and gives it back if nothing comes of it. */
export function useMove({ item, onClose }: OfPiece) {
  const workspace = useCurrentWorkspace();
  return (to: RoadStage) => {
    if (questionOf(item, to, workspace)) onClose();
    // With its workspace it may be gone as well.
    const isThere = () => contentItems.read(rowsById).has(item.id);
    const onDropped = () => (isThere() ? openContentPanel({ contentItemId: item.id }) : undefined);
    moveContent(item, to, workspace, { onDropped });
  };
}

/** Where a piece of content stands on its way; a press on another stage moves it there. */
export function PanelStages({ item, onClose, canEdit }: OfPiece & { canEdit: boolean }) {
  const names = useStageNames();
  const road = useRoad(item);
  const move = useMove({ item, onClose });
  if (item.stage === 'archived')
    return (
      <p>
        <Tape tone="plain">{names.archived}</Tape>
      </p>
    );
  const at = road.indexOf(item.stage);
  return (
    <Steps
      label="Stage"
      isSlim
      steps={road.map((stage, place) => ({
        label: names[stage],
        state: place < at ? 'past' : place === at ? 'current' : 'future',
        onSelect: canEdit && place !== at ? () => move(stage) : undefined,
      }))}
    />
  );
}

/** What can be done with the whole of a piece. */
export function PanelDeeds({ item, onClose }: OfPiece) {
  const { isPriority } = item;
  return (
    <>
      <IconButton
        label="Priority"
        aria-pressed={isPriority}
        className="panel-star"
        icon={<Star />}
        onClick={() =>
          editRecord(item, { isPriority: !isPriority }, (fields) =>
            contentItems.update(item.id, fields),
          )
        }
      />
      <Menu
        label="More"
        align="end"
        trigger={<IconButton label="More" icon={<Ellipsis />} tooltip={false} />}
        items={[
          item.stage === 'archived'
            ? {
                label: 'Bring back',
                icon: <ArchiveRestore />,
                onSelect: () => unarchiveContent(item),
              }
            : { label: 'Archive', icon: <Archive />, onSelect: () => archiveContent(item) },
          'separator',
          {
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            onSelect: () => {
              deleteContent(item);
              onClose();
            },
          },
        ]}
      />
    </>
  );
}
