import { Archive, ArchiveRestore, Ellipsis, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { formatShortDate } from '#client/words/format-dates.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { type ContentItem, roadStages } from '#domains/making/content/schema.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import {
  archiveContent,
  deleteContent,
  unarchiveContent,
} from '#domains/making/content/moves/content-actions.ts';
import { moveContent, questionOf } from '#domains/making/content/moves/move-content.ts';
import { PanelApproval } from './panel-approval.tsx';
import { useStageNames } from '#domains/making/content/pipeline/use-stage-names.ts';

interface PanelStageProps {
  item: ContentItem;
  canEdit: boolean;
  /** Never a dialog over a dialog: what asks first takes the panel's place. */
  onClose: () => void;
}

/** Where a piece of content stands, who has agreed to it, and what can be done with the whole. */
export function PanelStage({ item, canEdit, onClose }: PanelStageProps) {
  const workspace = useCurrentWorkspace();
  const names = useStageNames();
  const { today, dateFormat } = useFormats();
  const isArchived = item.stage === 'archived';
  const offered = isArchived ? [item.stage] : roadStages;
  return (
    <div className="panel-stage">
      <Select
        label="Stage"
        className="panel-stage-select"
        value={item.stage}
        disabled={!canEdit || isArchived}
        onChange={(to) => {
          if (questionOf(item, to, workspace)) onClose();
          moveContent(item, to, workspace);
        }}
        options={offered.map((stage) => ({ value: stage, label: names[stage] }))}
      />
      {item.publishedOn ? (
        <Tape tone="wrap">{`Published ${formatShortDate(item.publishedOn, { today, dateFormat })}`}</Tape>
      ) : null}
      {canEdit ? (
        <Menu
          label="More"
          align="end"
          trigger={<IconButton label="More" icon={<Ellipsis />} tooltip={false} className="end" />}
          items={[
            isArchived
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
      ) : null}
      <PanelApproval item={item} canEdit={canEdit} />
    </div>
  );
}
