import { Archive, Ellipsis, PanelRight, SquareCheck, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuItem } from '#client/ui/menus/menu.tsx';
import type { ContentItem, RoadStage } from '#domains/making/content/schema.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { archiveContent, deleteContent } from '#views/content/moves/content-actions.ts';
import { openContentPanel } from './content-panel-host.tsx';
import { moveContent, questionOf } from '#views/content/moves/move-content.ts';
import type { Piece } from '#views/content/pipeline/pieces.ts';

const hints = {
  date: 'Needs a date',
  approval: 'Needs approval',
  brand: 'The brand has not approved',
  published: '',
  back: 'Not published any more',
};

/** What stands beside a stage in 'Move to…'. */
export function moveHint(
  item: ContentItem,
  to: RoadStage,
  workspace: Workspace | null,
): string | undefined {
  const question = questionOf(item, to, workspace);
  return question ? hints[question] || undefined : undefined;
}

/** What can be done with a piece besides moving it. */
export function pieceItems({ item }: Piece): MenuItem[] {
  return [
    { label: 'Archive', icon: <Archive />, onSelect: () => archiveContent(item) },
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => deleteContent(item) },
  ];
}

/** A stage that pieces can be moved to, and its name here. */
export interface StageChoice {
  stage: RoadStage;
  name: string;
}

interface PieceMenuProps {
  piece: Piece;
  stages: readonly StageChoice[];
  onSelect: () => void;
}

/** The menu of a piece in the table. */
export function PieceMenu({ piece, stages, onSelect }: PieceMenuProps) {
  const workspace = useCurrentWorkspace();
  const { item } = piece;
  const label = `Actions for ${item.title}`;
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton size="sm" label={label} tooltip={false} icon={<Ellipsis />} />}
      items={[
        {
          label: 'Open',
          icon: <PanelRight />,
          kbd: 'enter',
          onSelect: () => openContentPanel({ contentItemId: item.id }),
        },
        { label: 'Select', icon: <SquareCheck />, kbd: 'x', onSelect },
        { group: 'Move to…' },
        ...stages.map(({ stage, name }) => ({
          label: name,
          hint: stage === item.stage ? 'Here now' : (moveHint(item, stage, workspace) ?? ''),
          disabled: stage === item.stage,
          onSelect: () => moveContent(item, stage, workspace),
        })),
        'separator',
        ...pieceItems(piece),
      ]}
    />
  );
}
