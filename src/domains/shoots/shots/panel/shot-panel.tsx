import { MoreHorizontal } from 'lucide-react';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';
import { shots } from '#domains/shoots/shots/data.ts';
import { usePurposes } from '#domains/shoots/shots/list/use-shots.ts';
import { changeShot, tickShot } from '#domains/shoots/shots/moves/shot-actions.ts';
import { shotDetail } from '#domains/shoots/shots/rules.ts';
import { shot as shotSchema, type Shot } from '#domains/shoots/shots/schema.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import { ShotFields } from './shot-fields.tsx';
import { shotItems } from './shot-items.tsx';

const readTitle = bySchema(shotSchema.shape.title);

interface ShotPanelProps {
  shotId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one shot. */
export function ShotPanel({ shotId, open, onClose, onWalk }: ShotPanelProps) {
  const shot = shots.useRows(rowsById).get(shotId);
  const trip = trips.useRows(rowsById).get(shot?.tripId ?? '');
  const purposeOf = usePurposes();
  const canEdit = useCan('edit');
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={shotId}
      title={shot?.title ?? 'Shot'}
      deeds={
        shot && canEdit ? (
          <Menu
            label={`More for ${shot.title}`}
            align="end"
            trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
            items={shotItems(shot, onClose)}
          />
        ) : null
      }
      footer={
        shot && canEdit ? (
          <Button
            variant={shot.status === 'done' ? 'secondary' : 'primary'}
            onClick={() => tickShot(shot, shot.status !== 'done')}
          >
            {shot.status === 'done' ? 'Not done yet' : 'Got it'}
          </Button>
        ) : null
      }
    >
      {shot && trip ? (
        <>
          {canEdit ? null : <ReadOnlyNote className="xs faint" />}
          <RecordTitle
            label="Title"
            value={shot.title}
            canEdit={canEdit}
            read={readTitle}
            onSave={(title) => changeShot(shot, { title })}
          >
            <span className="num">
              {[purposeOf(shot)?.label, shotDetail(shot), standingOf(shot)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </RecordTitle>
          <ShotFields shot={shot} trip={trip} canEdit={canEdit} />
        </>
      ) : (
        <p className="muted">This shot no longer exists.</p>
      )}
    </RecordPanel>
  );
}

function standingOf({ status, droppedReason, takes }: Shot): string {
  if (status === 'dropped') return `Dropped: ${droppedReason}`;
  if (status === 'done') return takes > 1 ? `Done in ${takes} takes` : 'Done';
  return '';
}
