import { Archive, ArchiveRestore, Ellipsis, Trash2 } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { Select } from '#client/ui/select.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { formatShortDate } from '#client/format-dates.ts';
import { dateOf } from '#client/dates.ts';
import { useFormats } from '#domains/auth/data.ts';
import { refusalOfApproval } from '#domains/content/rules.ts';
import { type ContentItem, roadStages } from '#domains/content/schema.ts';
import { memberNames } from '#domains/workspaces/components/member-name.ts';
import { useCurrentWorkspace } from '#domains/workspaces/data.ts';
import { members } from '#domains/workspaces/members/data.ts';
import { decideApproval } from './approval-actions.ts';
import { archiveContent, deleteContent, unarchiveContent } from './content-actions.ts';
import { moveContent, questionOf } from './move-content.ts';
import { useStageNames } from './use-stage-names.ts';

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

function PanelApproval({ item, canEdit }: { item: ContentItem; canEdit: boolean }) {
  const workspace = useCurrentWorkspace();
  const names = members.useRows(memberNames);
  const { today, dateFormat, timeZone } = useFormats();
  const { approvalState: state, approverUserId, approvalAt } = item;
  const mode = workspace?.approvalMode ?? 'none';
  if (mode === 'none' && state === 'none') return null;
  const role = workspace?.role ?? 'viewer';
  const mayDecide = refusalOfApproval(state, 'approved', role) === null;
  const by = names.get(approverUserId ?? '') ?? 'a former member';
  const on = approvalAt
    ? formatShortDate(dateOf(approvalAt, timeZone), { today, dateFormat })
    : undefined;
  const texts = {
    none: mode === 'required' ? 'Needs approval before it is scheduled' : 'Not approved yet',
    requested: 'Approval requested',
    approved: `Approved by ${by}${on ? `, ${on}` : ''}`,
    changes_requested: `${by} asks for changes`,
  };
  return (
    <div className="panel-approval">
      <Tape
        tone={
          (
            {
              none: 'plain',
              requested: 'lamp',
              approved: 'wrap',
              changes_requested: 'tally',
            } as const
          )[state]
        }
      >
        {texts[state]}
      </Tape>
      {canEdit && (state === 'none' || state === 'changes_requested') ? (
        <Button size="sm" onClick={() => decideApproval(item, 'requested')}>
          Request approval
        </Button>
      ) : null}
      {mayDecide && state !== 'approved' ? (
        <Button size="sm" onClick={() => decideApproval(item, 'approved')}>
          Approve
        </Button>
      ) : null}
      {mayDecide && state === 'requested' ? (
        <Button size="sm" variant="ghost" onClick={() => decideApproval(item, 'changes_requested')}>
          Request changes
        </Button>
      ) : null}
      {canEdit && !mayDecide && state === 'requested' ? (
        <Button size="sm" variant="ghost" onClick={() => decideApproval(item, 'none')}>
          Withdraw
        </Button>
      ) : null}
    </div>
  );
}
