import { CalendarDays } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatRowDate } from '#client/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/dialog.tsx';
import { Field, TextInput } from '#client/ui/field.tsx';
import type { Task } from '#domains/tasks/schema.ts';
import { moveTasks } from './bulk-actions.ts';
import type { DaySettings } from './day-settings.ts';

interface MoveDialogProps {
  tasks: readonly Task[];
  settings: DaySettings;
  open: boolean;
  onClose: () => void;
  onMoved: () => void;
}

/** Asks for the day to which tasks are moved. */
export function MoveDialog({ tasks, settings, open, onClose, onMoved }: MoveDialogProps) {
  const [date, setDate] = useState(settings.today);
  const [isMissing, setMissing] = useState(false);
  const what = tasks.length === 1 ? '1 task' : `${tasks.length} tasks`;

  function move(event: FormEvent) {
    event.preventDefault();
    // Half a date is an empty value.
    if (date === '') return setMissing(true);
    moveTasks(tasks, date);
    onMoved();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Move ${what}`}
      onSubmit={move}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter">
            Move {what}
          </Button>
        </>
      }
    >
      <Field label="Date" error={isMissing && date === '' ? 'Choose a date' : undefined}>
        <TextInput
          type="date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
          icon={<CalendarDays aria-hidden="true" />}
          trailing={date ? <span className="faint sm">{formatRowDate(date, settings)}</span> : null}
        />
      </Field>
    </Dialog>
  );
}
