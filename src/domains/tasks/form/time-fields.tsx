import { Moon, Sun, Sunrise } from 'lucide-react';
import { type Control, useController, type UseFormSetValue, useWatch } from 'react-hook-form';
import { Field } from '#client/ui/fields/field.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { addMinutes, durationText, minutesBetween } from '#domains/tasks/rules.ts';
import type { TimeOfDay, TimeType } from '#domains/tasks/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { TaskValues } from './task-values.ts';
import { TimeInput } from './time-input.tsx';

const types: { value: TimeType; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'start-end', label: 'Start and end' },
  { value: 'start-only', label: 'Start' },
  { value: 'due-by', label: 'Due by' },
  { value: 'time-of-day', label: 'Time of day' },
];
const partsOfDay: { value: TimeOfDay; label: string; icon: React.ReactNode }[] = [
  { value: 'morning', label: 'Morning', icon: <Sunrise /> },
  { value: 'afternoon', label: 'Afternoon', icon: <Sun /> },
  { value: 'evening', label: 'Evening', icon: <Moon /> },
];
const usualMinutes = 60;

interface TimeFieldsProps {
  control: Control<TaskValues>;
  setValue: UseFormSetValue<TaskValues>;
  settings: DaySettings;
}

/** When on its day a task is to be done, in one of five ways. */
export function TimeFields({ control, setValue, settings }: TimeFieldsProps) {
  const { field } = useController({ control, name: 'timeType' });
  const [startTime, endTime, dueTime, timeOfDay] = useWatch({
    control,
    name: ['startTime', 'endTime', 'dueTime', 'timeOfDay'],
  });

  // The time already given is kept where the next way has room for it.
  function choose(timeType: TimeType) {
    field.onChange(timeType);
    const given = startTime ?? dueTime;
    if (timeType === 'due-by' && !dueTime) setValue('dueTime', given);
    if (timeType === 'start-only' || timeType === 'start-end') setValue('startTime', given);
    if (timeType === 'start-end' && !endTime && isTime(given))
      setValue('endTime', addMinutes(given, usualMinutes));
    if (timeType === 'time-of-day' && !timeOfDay) setValue('timeOfDay', 'morning');
  }

  const minutes = isTime(startTime) && isTime(endTime) ? minutesBetween(startTime, endTime) : 0;
  const time = { control, formats: settings };
  return (
    <Field label="Time" group>
      <div className="time-fields">
        <Segmented wide label="Time" value={field.value} onChange={choose} options={types} />
        {field.value === 'start-end' ? (
          <div className="time-row">
            <TimeInput {...time} name="startTime" label="Start time" />
            <span className="faint">to</span>
            <TimeInput {...time} name="endTime" label="End time" />
            {minutes > 0 ? <span className="duration">{durationText(minutes)}</span> : null}
          </div>
        ) : null}
        {field.value === 'start-only' ? (
          <div className="time-row">
            <TimeInput {...time} name="startTime" label="Start time" />
          </div>
        ) : null}
        {field.value === 'due-by' ? (
          <div className="time-row">
            <TimeInput {...time} name="dueTime" label="Due by" />
          </div>
        ) : null}
        {field.value === 'time-of-day' ? (
          <Segmented
            label="Time of day"
            value={timeOfDay}
            onChange={(part) => setValue('timeOfDay', part, { shouldDirty: true })}
            options={partsOfDay}
          />
        ) : null}
      </div>
    </Field>
  );
}

function isTime(value: string | null): value is string {
  return /^\d\d:\d\d$/.test(value ?? '');
}
