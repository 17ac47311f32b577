import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog, Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { keepUndo } from '#client/ui/toasts/tell-done.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { decideApproval } from '#views/content/panel/approval-actions.ts';
import { type AskedMove, askMove } from './move-content-host.tsx';
import { useAwaitedNames } from '#views/content/panel/sponsors.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';

export interface MoveDialogProps {
  move: AskedMove;
  open: boolean;
  onClose: () => void;
}

/** What a move asks first: a date, when and where it was posted, or whether it is meant. */
export function MoveContentDialog(props: MoveDialogProps) {
  const { move, open, onClose } = props;
  const names = useStageNames();
  if (move.question === 'date') return <ScheduleDialog {...props} />;
  if (move.question === 'published') return <PublishDialog {...props} />;
  if (move.question === 'approval') return <NeedsApproval {...props} />;
  if (move.question === 'brand') return <AheadOfBrand {...props} />;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Move “${move.item.title}” back to ${names[move.to]}?`}
      confirmLabel={`Move to ${names[move.to]}`}
      onConfirm={() =>
        move.isDateNext
          ? askMove({ ...move, question: 'date' })
          : keepUndo([move.write()], move.back)
      }
    >
      This removes the published date. Its posts keep their texts and links and are ready again.
    </ConfirmDialog>
  );
}

/** It can be scheduled all the same; its card goes on saying so. */
function AheadOfBrand({ move, open, onClose }: MoveDialogProps) {
  const names = useAwaitedNames(move.item.id);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Schedule “${move.item.title}” before ${names || 'the brand'} approves it?`}
      confirmLabel="Schedule anyway"
      onConfirm={() => keepUndo([move.write()], move.back)}
    >
      The deal asks for their approval first. Until then the card says that it is missing.
    </ConfirmDialog>
  );
}

function NeedsApproval({ move: { item }, open, onClose }: MoveDialogProps) {
  const isAsked = item.approvalState === 'requested';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Needs approval"
      footer={
        <>
          <span className="end" />
          <DialogClose>{isAsked ? 'Close' : 'Cancel'}</DialogClose>
          {isAsked ? null : (
            <Button
              variant="primary"
              onClick={() => {
                decideApproval(item, 'requested');
                onClose();
              }}
            >
              Request approval
            </Button>
          )}
        </>
      }
    >
      {isAsked
        ? 'Approval was requested. An owner, an admin or an approver decides before this is scheduled.'
        : 'In this workspace an owner, an admin or an approver agrees to content before it is scheduled.'}
    </Dialog>
  );
}
