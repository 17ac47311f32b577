import { Check, MessageSquareWarning } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError, refusalOr } from '#client/sync/api.ts';
import { takeFocus } from '#client/later/later.tsx';
import { AreaField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import type { ReviewDecision } from '#domains/business/campaigns/review-links/schema.ts';
import { decide } from './data.ts';
import { guestDecision, type Reviewed } from './schema.ts';
import './reviewed-piece.css';

/** Who looks at a review; kept while the page is open, so that it is typed once. */
export interface Reviewer {
  name: string;
  email: string;
}

interface DecisionDialogProps {
  token: string;
  piece: Reviewed;
  state: ReviewDecision;
  who: Reviewer;
  /** What stands in the line for comments, not sent yet. */
  said: string;
  onWho: (who: Reviewer) => void;
  /** It has gone with the decision. */
  onSent: () => void;
  onReload: () => void;
  /** What was typed goes on, to be said once the page was looked at again. */
  onKeep: (said: string) => void;
  open: boolean;
  onClose: () => void;
}

/** Who decides, what is to change, and once more whether it is so. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { token, piece, state, who, said, onWho, onSent, onReload, onKeep, open, onClose } = props;
  const { values, field, check, send, isDirty, isBusy, failure, root } = useForm({
    ...who,
    note: said,
  });
  const [isConfirming, setConfirming] = useState(false);
  const isApproval = state === 'approved';
  // As it was when the dialog opened: whatever changes behind it is not what was looked at.
  const [mark, setMark] = useState(piece.mark);
  const [isOutdated, setOutdated] = useState(false);
  const input = { token, deliverableId: piece.id, mark, state, ...values };

  function keepWho() {
    onWho({ name: values.name.trim(), email: values.email.trim() });
  }

  // To look again one has to leave, which is no reason to type it all again.
  function close() {
    if (isOutdated) {
      keepWho();
      onKeep(values.note);
    }
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isConfirming) {
      // Whoever goes on after they were told has looked at it again.
      if (isOutdated) setMark(piece.mark);
      return setConfirming(check(guestDecision, input) !== undefined);
    }
    await send(
      async () => {
        keepWho();
        await decide(input).catch((error: unknown) => {
          // What is wrong stands beside its field.
          if (error instanceof ApiError && error.fields) setConfirming(false);
          throw error;
        });
        toast.success(isApproval ? 'Approved. Thank you!' : 'Sent. They know what to change.');
        onSent();
        onClose();
      },
      (error) => {
        // Decided or changed meanwhile: what is on screen is not what there is.
        if (error instanceof ApiError && error.code === 'conflict') {
          setOutdated(true);
          setConfirming(false);
          onReload();
        }
        return refusalOr(error, 'This could not be sent. Try again.');
      },
    );
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={isApproval ? `Approve “${piece.title}”` : `Ask for changes to “${piece.title}”`}
      dirty={isDirty && !isBusy && !isOutdated}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          {isConfirming ? (
            <Button variant="ghost" onClick={() => setConfirming(false)}>
              Back
            </Button>
          ) : null}
          <span className="end" />
          <DialogClose />
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            icon={isConfirming ? isApproval ? <Check /> : <MessageSquareWarning /> : undefined}
          >
            {!isConfirming ? 'Continue' : isApproval ? 'Yes, approve' : 'Yes, ask for changes'}
          </Button>
        </>
      }
    >
      <FormError>{failure}</FormError>
      {isConfirming ? (
        <Confirmation isApproval={isApproval} piece={piece} {...values} />
      ) : (
        <div className="stack gap-16" ref={root}>
          {isApproval && said.trim() === '' ? null : (
            <AreaField
              label={isApproval ? 'Your comment' : 'What should change?'}
              optional={isApproval}
              {...field('note')}
            />
          )}
          <TextField label="Your name" autoComplete="name" {...field('name')} />
          <TextField
            label="Your e-mail"
            hint="Kept with your decision, so that they know who made it."
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...field('email')}
          />
        </div>
      )}
    </Dialog>
  );
}

interface ConfirmationProps extends Reviewer {
  isApproval: boolean;
  piece: Reviewed;
  note: string;
}

function Confirmation({ isApproval, piece, name, email, note }: ConfirmationProps) {
  return (
    // Read out, and no second Enter decides anything.
    <div className="stack gap-16 decision-sure" ref={takeFocus} tabIndex={-1}>
      <p dir="auto">
        {isApproval
          ? `You approve “${piece.title}” as it is shown here, as ${name} (${email}).`
          : `You ask for changes to “${piece.title}”, as ${name} (${email}).`}
      </p>
      {note.trim() ? (
        <p className="as-typed reviewed-caption" dir="auto">
          {note}
        </p>
      ) : null}
      <p className="sm faint">
        {isApproval
          ? 'They may publish it then. Your decision is kept with its time.'
          : 'It comes back to you when the changes are made.'}
      </p>
    </div>
  );
}
