import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronLeft, X } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { giveKeys } from '#client/later/keys-ahead.ts';
import { UnsavedWithin } from '#client/sync/live/unsaved.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { leaveField } from '#client/ui/fields/leave-field.ts';
import { ignoreSecondEnter } from '#client/ui/fields/second-enter.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useEndsWithWorkspace } from './use-ends-with-workspace.ts';
import { useFootOnScreen } from './use-foot-on-screen.ts';
import { useSheetDrag } from './use-sheet-drag.ts';
import './dialog.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /**
   * 'sheet' stands at the right edge while the list behind it stays, 'record' too, on phones as a page
   * of its own; 'palette' has neither header nor padding.
   */
  size?: 'md' | 'lg' | 'palette' | 'sheet' | 'record';
  /** Stands in the place of the title, which is then only said. */
  bar?: ReactNode;
  /** Something was typed: closing asks before it is lost. */
  dirty?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** False when it led elsewhere: what had the focus before is about to go. */
  returnsFocus?: boolean;
  /** Makes body and footer one form; Mod+Enter submits it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Where something is added: what Mod+Enter does instead, which is to save it and open it. */
  onSaveAndOpen?: (() => void) | undefined;
  role?: 'dialog' | 'alertdialog';
  /** What it is about is the user's own, whatever becomes of the workspace behind it. */
  isPersonal?: boolean;
};

/**
 * A modal for something short; on phones a bottom sheet. Focus goes in, and back to the opener. The
 * browser's Back closes it.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  bar,
  children,
  footer,
  size = 'md',
  dirty = false,
  initialFocus,
  returnsFocus = true,
  onSubmit,
  onSaveAndOpen,
  role = 'dialog',
  isPersonal = false,
}: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  const [unsaved, setUnsaved] = useState(0);
  const unsavedNow = useRef(0);
  const { sheet, handle } = useSheetDrag(requestClose);
  const isPalette = size === 'palette';
  const isRecord = size === 'record';
  const isPhone = useIsPhone();
  const looks = isRecord ? 'sheet record' : size;
  const isDirty = dirty || unsaved > 0;

  const tellUnsaved = useCallback((change: (forms: number) => number) => {
    unsavedNow.current = change(unsavedNow.current);
    setUnsaved(unsavedNow.current);
  }, []);

  function requestClose() {
    // What is left may ask something, or be refused.
    const field = flushSync(leaveField);
    if ((dirty || unsavedNow.current > 0) && !isAsking) {
      // Whoever goes on editing goes on here.
      field?.focus();
      setAsking(true);
    } else if (isAsking) setAsking(false);
    else onClose();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // While it fades out the focus is still in it, and a second Enter would do it twice.
    if (open) onSubmit?.(event);
    else event.preventDefault();
  }

  function sendOnModEnter(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    // By its button, which may be disabled.
    const submitter = event.currentTarget.querySelector<HTMLElement>('form [type="submit"]');
    if (!submitter) return;
    // The key is not also a press of the button that has the focus.
    event.preventDefault();
    if (!onSaveAndOpen) submitter.click();
    else if (open && !event.repeat) onSaveAndOpen();
  }

  useEndsWithWorkspace({ isOpen: open, isPersonal, close: onClose });
  useBackCloses({ isOpen: open, isDirty, close: requestClose });
  // One that is fading out is in nobody's way.
  const hasFoot = open && (isAsking || Boolean(footer));
  useFootOnScreen(hasFoot ? (isRecord || size === 'sheet' ? 'sheet' : 'middle') : null);
  useEffect(() => (open ? ignoreSecondEnter : undefined), [open]);

  const content = (
    <UnsavedWithin value={tellUnsaved}>
      {isPalette ? children : <div className="dialog-body">{children}</div>}
      {isAsking ? (
        <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />
      ) : footer ? (
        <footer className="dialog-footer">{footer}</footer>
      ) : null}
    </UnsavedWithin>
  );

  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => (next ? undefined : requestClose())}
      onOpenChangeComplete={(isOpen) => (isOpen ? undefined : setAsking(false))}
    >
      <Base.Portal>
        {/* What it lies over may be a dialog too. */}
        <Base.Backdrop forceRender className="scrim" />
        <Base.Viewport className={classNames('dialog-viewport', looks)}>
          <Base.Popup
            ref={sheet}
            role={role}
            className={classNames('dialog', looks)}
            initialFocus={() =>
              focusAtOnce(
                initialFocus?.current ?? (isRecord ? sheet.current : startOf(sheet.current)),
              )
            }
            finalFocus={returnsFocus}
            onKeyDown={sendOnModEnter}
          >
            {isPalette || isRecord ? null : <div className="dialog-grab" {...handle} />}
            <header className={isPalette ? 'sr' : 'dialog-header'}>
              <div className={bar ? 'sr' : 'grow'}>
                <Base.Title>{title}</Base.Title>
                {description ? (
                  <Base.Description className="muted">{description}</Base.Description>
                ) : null}
              </div>
              {bar}
              {isPalette ? null : (
                <Base.Close
                  render={
                    <IconButton
                      label="Close"
                      icon={isRecord && isPhone ? <ChevronLeft /> : <X />}
                      tooltip={false}
                    />
                  }
                />
              )}
            </header>
            {onSubmit ? (
              <form className="dialog-form stack" onSubmit={submit} noValidate>
                {content}
              </form>
            ) : (
              content
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** "Cancel" for a dialog's footer: it asks like Escape does when something was typed. */
export function DialogClose({ children = 'Cancel' }: { children?: ReactNode }) {
  return <Base.Close render={<Button variant="ghost">{children}</Button>} />;
}

type ConfirmDialogProps = {
  open: boolean;
  /** Names the thing: "Remove Ife from Studio Lark?" */
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  /** The way out. Where the deed is itself one of cancelling, say what stays: "Keep invitation". */
  keepLabel?: string;
  /** A promise keeps the dialog open and busy until it settles; a rejected one leaves it open. */
  onConfirm: () => unknown;
  onClose: () => void;
  danger?: boolean;
};

/** Asks before something that cannot be undone; whatever can be undone deserves an Undo toast instead. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  keepLabel,
  onConfirm,
  onClose,
  danger = false,
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    // While it fades out its button still has the focus.
    if (!open) return;
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      footer={
        <>
          <span className="end" />
          <DialogClose>{keepLabel}</DialogClose>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

// Base UI focuses a frame after the dialog has come, and a key that is pressed meanwhile would be one
// for the page behind it. `false` tells it that nothing is left to do; a button that is disabled takes no focus.
function focusAtOnce(target: HTMLElement | null): boolean {
  target?.focus();
  const isThere = target !== null && target.ownerDocument.activeElement === target;
  giveKeys(isThere ? target : null);
  return !isThere;
}

// On a touch screen the keyboard would cover half of what one came to see.
function startOf(popup: HTMLElement | null): HTMLElement | null {
  const field = firstField(popup);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== '' && matchMedia('(pointer: coarse)').matches ? popup : field;
}

// The close button comes first in the page's order, but the first field is what one opened the dialog for.
function firstField(popup: HTMLElement | null): HTMLElement | null {
  const usable = ':is(input, textarea, select, button, a[href]):not(:disabled, [type="hidden"])';
  const first = popup?.querySelector<HTMLElement>(`.dialog-body ${usable}`);
  return (
    // A date begins with the button of its month: one is here to type, and Enter sends the form.
    first?.closest('.input')?.querySelector<HTMLElement>('input') ??
    first ??
    popup?.querySelector<HTMLElement>(`.palette ${usable}, .dialog-footer ${usable}`) ??
    null
  );
}
