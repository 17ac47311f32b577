import * as z from 'zod/mini';
import { ChoiceProperty, TextProperty } from '#client/record/properties.tsx';
import type { Reading } from '#client/record/saved-text.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import {
  type TaskTimes,
  timesIn,
  withStart,
  withTimeType,
} from '#domains/tasks/form/task-values.ts';
import { timeOfDayOptions, timeTypeOptions } from '#domains/tasks/form/time-choices.tsx';
import { shownTime } from '#domains/tasks/form/time-input.tsx';
import { readTime } from '#domains/tasks/rules.ts';
import { type Task, type TaskChanges, taskChanges } from '#domains/tasks/schema.ts';

/** Where nothing has been said yet, the day begins. */
const usualStart = '09:00';

interface TimePropertiesProps {
  task: Task;
  settings: DaySettings;
  onChange: (changes: TaskChanges) => void;
}

/** When on its day a task is to be done: in which way, and then the times of that way. */
export function TimeProperties({ task, settings, onChange }: TimePropertiesProps) {
  const times = timesIn(task);
  const { timeType, startTime, endTime, dueTime, timeOfDay } = times;
  const time = (
    label: string,
    value: string | null,
    changesBy: (time: string) => Partial<TaskTimes>,
  ) => (
    <TextProperty
      label={label}
      value={value}
      text={shownTime(value, settings)}
      read={(typed) => readAs(times, typed, changesBy)}
      onSave={(next) => (next ? onChange(changesBy(next)) : undefined)}
    />
  );
  const hasStart = timeType === 'start-end' || timeType === 'start-only';
  return (
    <>
      <ChoiceProperty
        label="Time"
        value={timeType}
        none="none"
        add="Any time"
        options={timeTypeOptions}
        onSave={(next) => {
          const given = startTime ?? dueTime ?? usualStart;
          onChange(withTimeType({ ...times, startTime: given }, next));
        }}
      />
      {hasStart ? time('Starts', startTime, (next) => withStart(times, next)) : null}
      {timeType === 'start-end' ? time('Ends', endTime, (next) => ({ endTime: next })) : null}
      {timeType === 'due-by' ? time('Due by', dueTime, (next) => ({ dueTime: next })) : null}
      {timeType === 'time-of-day' ? (
        <ChoiceProperty
          label="Time of day"
          value={timeOfDay ?? 'morning'}
          options={timeOfDayOptions}
          onSave={(next) => onChange({ timeOfDay: next })}
        />
      ) : null}
    </>
  );
}

/** What a typed time means, and what the schema has against it beside the others. */
function readAs(
  times: TaskTimes,
  typed: string,
  changesBy: (time: string) => Partial<TaskTimes>,
): Reading<string | null> {
  const value = readTime(typed) ?? typed.trim();
  const checked = z.safeParse(taskChanges, { ...times, ...changesBy(value) });
  if (checked.success) return { value };
  return { error: checked.error.issues[0]?.message ?? 'This cannot be saved' };
}
