import { type FormEvent, useState } from 'react';
import { isDate } from '#shared/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import type { Task } from '#domains/tasks/schema.ts';
import { moveTasks } from './bulk-actions.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';

interface MoveDialogProps {
  tasks: readonly Task[];
  settings: DaySettings;
  open: boolean;
  onClose: () => void;
  onMoved: () => void;
}

/** Asks for the day to which tasks are moved. */
export function MoveDialog({ tasks, settings, open, onClose, onMoved }: MoveDialogProps) {
  const [date, setDate] = useState<string | null>(settings.today);
  const [isAsked, setAsked] = useState(false);
  const isMissing = date === null || !isDate(date);
  const what = tasks.length === 1 ? '1 task' : `${tasks.length} tasks`;

  function move(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isMissing) return;
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
      <Field label="Date" error={isAsked && isMissing ? 'Choose a date' : undefined}>
        <DateField value={date} onChange={setDate} settings={settings} />
      </Field>
    </Dialog>
  );
}
