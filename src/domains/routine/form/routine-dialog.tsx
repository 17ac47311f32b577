import { DeleteQuestion } from './delete-question.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import type { RoutineDialogRequest } from './ask-routine.tsx';
import { RoutineForm } from './routine-form.tsx';

interface RoutineDialogProps {
  request: RoutineDialogRequest;
  open: boolean;
  onClose: () => void;
}

/** The dialogs of the routine, fetched with the first of them. */
export function RoutineDialog({ request, open, onClose }: RoutineDialogProps) {
  const frame = { open, onClose };
  switch (request.kind) {
    case 'form':
      return (
        <RoutineForm
          item={request.item}
          isDone={request.isDone ?? false}
          today={request.today}
          {...frame}
        />
      );
    case 'delete':
      return <DeleteQuestion item={request.item} {...frame} />;
    case 'pause':
      return <PauseDialog items={request.items} today={request.today} {...frame} />;
    case 'note':
      return <NoteDialog item={request.item} completion={request.completion} {...frame} />;
  }
}
