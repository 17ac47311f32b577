import { Field } from '#client/ui/fields/field.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { durationText, minutesBetween } from '#domains/tasks/rules.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { TaskFormFields } from './task-form.tsx';
import { withTimeType } from './task-values.ts';
import { timeOfDayOptions, timeTypeOptions } from './time-choices.tsx';
import { TimeInput } from './time-input.tsx';

interface TimeFieldsProps {
  form: TaskFormFields;
  settings: DaySettings;
}

/** When on its day a task is to be done, in one of five ways. */
export function TimeFields({ form, settings }: TimeFieldsProps) {
  const { values, set, field } = form;
  const { timeType, startTime, endTime } = values;
  const minutes = isTime(startTime) && isTime(endTime) ? minutesBetween(startTime, endTime) : 0;
  const start = <TimeInput {...field('startTime')} label="Start time" formats={settings} />;
  return (
    <Field label="Time" group>
      <div className="time-fields stack gap-8">
        <Segmented
          wide
          label="Time"
          value={timeType}
          onChange={(next) => set(withTimeType(values, next))}
          options={timeTypeOptions}
        />
        {timeType === 'start-end' ? (
          <div className="time-row">
            {start}
            <span className="faint">to</span>
            <TimeInput {...field('endTime')} label="End time" formats={settings} />
            {minutes > 0 ? <span className="duration">{durationText(minutes)}</span> : null}
          </div>
        ) : null}
        {timeType === 'start-only' ? <div className="time-row">{start}</div> : null}
        {timeType === 'due-by' ? (
          <div className="time-row">
            <TimeInput {...field('dueTime')} label="Due by" formats={settings} />
          </div>
        ) : null}
        {timeType === 'time-of-day' ? (
          <Segmented
            label="Time of day"
            value={values.timeOfDay}
            onChange={(timeOfDay) => set({ timeOfDay })}
            options={timeOfDayOptions}
          />
        ) : null}
      </div>
    </Field>
  );
}

function isTime(value: string | null): value is string {
  return /^\d\d:\d\d$/.test(value ?? '');
}
