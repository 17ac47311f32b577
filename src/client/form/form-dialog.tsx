import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { useKeptForm } from './kept-form.ts';
import type { FormState } from './use-form.ts';
import './form-dialog.css';

interface FormDialogProps {
  form: FormState;
  title: string;
  description?: ReactNode;
  open: boolean;
  /** What the button says that sends it. */
  submitLabel: string;
  submitIcon?: ReactNode;
  /** It ends something. */
  danger?: boolean;
  /** False while there is nothing to send. */
  canSubmit?: boolean;
  onSubmit: () => void;
  /** Where something is added: saves it and opens it, for whoever has more to say. */
  onSaveAndOpen?: () => void;
  onClose: () => void;
  closeLabel?: string;
  size?: 'md' | 'lg' | 'sheet';
  /** What it adds or changes is the user's own. */
  isPersonal?: boolean;
  /** What else can be done, at the other end of the footer. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: its fields, what was refused, and the ways out of it. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, description, open, submitLabel, submitIcon, danger = false } = props;
  const { root, failure, isDirty, isBusy } = form;
  const { canSubmit = true, onSubmit, onSaveAndOpen, onClose, closeLabel } = props;
  const { size = 'md', isPersonal = false, aside, children } = props;
  useKeptForm(title, form, open);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      // On its way it is not lost by closing.
      dirty={isDirty && !isBusy}
      size={size}
      isPersonal={isPersonal}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) onSubmit();
      }}
      onSaveAndOpen={onSaveAndOpen && (() => (canSubmit ? onSaveAndOpen() : undefined))}
      footer={
        <>
          {onSaveAndOpen ? (
            <Button variant="ghost" kbd="mod+enter" disabled={!canSubmit} onClick={onSaveAndOpen}>
              Save and open
            </Button>
          ) : null}
          {aside}
          <span className="end" />
          <DialogClose>{closeLabel}</DialogClose>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            icon={submitIcon}
            kbd={onSaveAndOpen ? 'enter' : 'mod+enter'}
            busy={isBusy}
            disabled={!canSubmit}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="stack gap-16" ref={root}>
        <FormError>{failure}</FormError>
        {children}
      </div>
    </Dialog>
  );
}
