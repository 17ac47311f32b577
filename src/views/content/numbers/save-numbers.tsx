import { useBlocker } from '@tanstack/react-router';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import { useUnsaved } from '#client/sync/live/unsaved.ts';
import { countText } from '#client/words/count-text.ts';
import './save-numbers.css';

interface SaveNumbersProps {
  numbers: number;
  posts: number;
  /** What keeps it from being saved, or was left out of it. */
  problem: string | undefined;
  onSave: () => void;
  onDiscard: () => void;
}

/** What is typed and not saved yet, and the one press that saves all of it. */
export function SaveNumbers({ numbers, posts, problem, onSave, onDiscard }: SaveNumbersProps) {
  useUnsaved(true);
  useShortcut('mod+enter', onSave, {
    label: 'Save numbers',
    group: 'On this page',
    whileTyping: true,
  });
  return (
    <div className="save-numbers">
      <FormError>{problem}</FormError>
      <output className="grow">
        {numbers === 0
          ? 'Nothing to save yet.'
          : `${numbers === 1 ? 'One number' : `${numbers.toLocaleString('en')} numbers`} of ${countText(posts, 'post')}`}
      </output>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        Discard
      </Button>
      <Button variant="primary" size="sm" kbd="mod+enter" onClick={onSave}>
        Save numbers
      </Button>
      <LeaveQuestion />
    </div>
  );
}

// Another view of the same numbers keeps what is typed; another page would lose it.
function LeaveQuestion() {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Discard your numbers?"
      confirmLabel="Discard"
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>What you typed has not been saved.</p>
    </ConfirmDialog>
  );
}
