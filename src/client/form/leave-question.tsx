import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsWithinDialog, useUnsaved } from '#client/sync/live/unsaved.ts';
import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';

interface LeaveQuestionProps {
  /** What would be lost, in a sentence. */
  children: ReactNode;
  onDiscard?: () => void;
}

/**
 * Stands beside a form of a page as long as something typed in it is not saved: asks before another
 * page, a sign-out or a closed tab takes it along. Within a dialog that one asks.
 */
export function LeaveQuestion(props: LeaveQuestionProps) {
  useUnsaved(true);
  return useIsWithinDialog() ? null : <PageQuestion {...props} />;
}

function PageQuestion({ children, onDiscard }: LeaveQuestionProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => true,
    enableBeforeUnload: true,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Discard your changes?"
      confirmLabel="Discard"
      danger
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
