import { Check, MessageSquareWarning } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError, refusalOr } from '#client/sync/api.ts';
import { takeFocus } from '#client/later/later.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, FormError, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import type { ReviewDecision } from '#domains/business/campaigns/review-links/schema.ts';
import { decide } from './data.ts';
import { guestDecision, type Reviewed } from './schema.ts';
import './decision-dialog.css';

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
  open: boolean;
  onClose: () => void;
}

/** Who decides, what is to change, and once more whether it is so. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { token, piece, state, who, said, onWho, onSent, onReload, open, onClose } = props;
  const { values, set, errors, check, isDirty, form } = useDraft({ ...who, note: said });
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isApproval = state === 'approved';
  // As it was when the dialog opened: whatever changes behind it is not what was looked at.
  const [mark] = useState(piece.mark);
  const input = { token, deliverableId: piece.id, mark, state, ...values };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!isConfirming) return setConfirming(check(guestDecision, input) !== undefined);
    setBusy(true);
    setFailure(null);
    try {
      onWho({ name: values.name.trim(), email: values.email.trim() });
      await decide(input);
      toast.success(isApproval ? 'Approved. Thank you!' : 'Sent. They know what to change.');
      onSent();
      onClose();
    } catch (error) {
      setFailure(refusalOr(error, 'This could not be sent. Try again.'));
      // Decided or changed meanwhile: what is on screen is not what there is.
      if (error instanceof ApiError && error.code === 'conflict') onReload();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isApproval ? `Approve “${piece.title}”` : `Ask for changes to “${piece.title}”`}
      dirty={isDirty && !isBusy}
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
        <div className="decision-fields" ref={form}>
          {isApproval && said.trim() === '' ? null : (
            <Field
              label={isApproval ? 'Your comment' : 'What should change?'}
              optional={isApproval}
              error={errors['note']}
            >
              <TextArea
                dir="auto"
                value={values.note}
                onChange={({ target }) => set({ note: target.value })}
              />
            </Field>
          )}
          <Field label="Your name" error={errors['name']}>
            <TextInput
              dir="auto"
              autoComplete="name"
              value={values.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          </Field>
          <Field
            label="Your e-mail"
            hint="Kept with your decision, so that they know who made it."
            error={errors['email']}
          >
            <TextInput
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={values.email}
              onChange={({ target }) => set({ email: target.value })}
            />
          </Field>
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
    <div className="decision-fields" ref={takeFocus} tabIndex={-1}>
      <p dir="auto">
        {isApproval
          ? `You approve “${piece.title}” as it is shown here, as ${name} (${email}).`
          : `You ask for changes to “${piece.title}”, as ${name} (${email}).`}
      </p>
      {note.trim() ? (
        <p className="decision-note" dir="auto">
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
