import { dateOr } from '#client/words/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { RepeatDetails, RepeatSelect } from '#domains/tasks/repeating/repeat-field.tsx';
import type { TaskFormFields } from './task-form.tsx';
import { onDate, repeating } from './task-dates.ts';

interface TaskWhenProps {
  form: TaskFormFields;
  settings: DaySettings;
}

/** The day of a task, or none, and how it comes again. */
export function TaskWhen({ form, settings }: TaskWhenProps) {
  const { values, set, field } = form;
  const { plannedOn } = values;
  const date = dateOr(plannedOn, settings.today);
  const day = field('plannedOn');
  const repeat = {
    value: values,
    onChange: (next: Parameters<typeof repeating>[1]) => set(repeating(values, next, date)),
    date,
    settings,
  };
  const setDate = (next: string | null) => set(onDate(values, next, settings.today));
  return (
    <>
      <div className="form-pair">
        <Field
          label="Date"
          error={day.error}
          hint={plannedOn === null ? 'Someday: it waits in All Tasks' : undefined}
        >
          <DateField value={plannedOn} onChange={setDate} settings={settings} />
          {plannedOn === null ? null : (
            <Button
              size="sm"
              variant="ghost"
              className="task-form-someday"
              onClick={() => setDate(null)}
            >
              Someday
            </Button>
          )}
        </Field>
        <RepeatSelect {...repeat} error={field('repeatRule').error} />
      </div>
      <RepeatDetails {...repeat} repeatFrom={date} />
    </>
  );
}
