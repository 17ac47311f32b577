import { type Control, useController, type UseFormSetValue } from 'react-hook-form';
import { isDate } from '#client/words/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { readRecurrence, writeRecurrence } from '#shared/recurrence/rule.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { followDate } from './repeat-choices.ts';
import { RepeatDetails, RepeatSelect, type RepeatValue } from './repeat-field.tsx';
import type { TaskValues } from './task-values.ts';

interface TaskWhenProps {
  control: Control<TaskValues>;
  setValue: UseFormSetValue<TaskValues>;
  settings: DaySettings;
  /** Since when the rule of the stored task counts. */
  repeatFrom: string | null;
}

/** The day of a task, or none, and how it comes again. */
export function TaskWhen({ control, setValue, settings, repeatFrom }: TaskWhenProps) {
  const day = useController({ control, name: 'plannedOn' });
  const rule = useController({ control, name: 'repeatRule' });
  const mode = useController({ control, name: 'repeatMode' });
  const plannedOn = day.field.value;
  const date = plannedOn && isDate(plannedOn) ? plannedOn : settings.today;
  const value: RepeatValue = { repeatRule: rule.field.value, repeatMode: mode.field.value };
  // A sentence about a rule goes as soon as the rule is another.
  const options = { shouldDirty: true, shouldValidate: rule.fieldState.invalid };

  function setDate(next: string | null) {
    day.field.onChange(next);
    const read = readRecurrence(value.repeatRule ?? '');
    if (typeof read === 'string') return;
    // What has no day cannot come again on another.
    if (next === null) setValue('repeatRule', null, options);
    else if (isDate(next))
      setValue('repeatRule', writeRecurrence(followDate(read, date, next)), options);
  }
  function setRepeat(next: RepeatValue) {
    setValue('repeatRule', next.repeatRule, options);
    setValue('repeatMode', next.repeatMode, options);
    if (next.repeatRule && plannedOn === null) setValue('plannedOn', date, options);
  }

  const repeat = { value, onChange: setRepeat, date, settings };
  const isUnmoved = !rule.fieldState.isDirty && !day.fieldState.isDirty;
  return (
    <>
      <div className="task-form-pair">
        <Field
          label="Date"
          error={day.fieldState.error?.message}
          hint={plannedOn === null ? 'Someday: it waits in All Tasks' : undefined}
        >
          <DateField {...day.field} onChange={setDate} settings={settings} />
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
        <RepeatSelect {...repeat} error={rule.fieldState.error?.message} />
      </div>
      <RepeatDetails {...repeat} repeatFrom={isUnmoved ? repeatFrom : date} />
    </>
  );
}
