import { type Control, useController, type UseFormSetValue } from 'react-hook-form';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { LinkField } from '#domains/tasks/linking/link-field.tsx';
import type { Task } from '#domains/tasks/schema.ts';
import { ChecklistField } from './checklist-field.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { TaskValues } from './task-values.ts';

type Reminder = NonNullable<Task['remindMinutesBefore']>;

const reminders: { value: string; label: string; minutes: Reminder | null }[] = [
  { value: 'none', label: 'No reminder', minutes: null },
  { value: '0', label: 'At its time', minutes: 0 },
  { value: '10', label: '10 minutes before', minutes: 10 },
  { value: '30', label: '30 minutes before', minutes: 30 },
  { value: '60', label: '1 hour before', minutes: 60 },
  { value: '1440', label: '1 day before', minutes: 1440 },
];

/** Whether a task says something in the fields below "More details". */
export function hasMore(
  values: Pick<TaskValues, 'deadlineOn' | 'remindMinutesBefore' | 'checklist' | 'linkWorkspaceId'>,
): boolean {
  const { deadlineOn, remindMinutesBefore, checklist, linkWorkspaceId } = values;
  return (
    deadlineOn !== null ||
    remindMinutesBefore !== null ||
    checklist.length > 0 ||
    linkWorkspaceId !== null
  );
}

interface TaskMoreFieldsProps {
  control: Control<TaskValues>;
  setValue: UseFormSetValue<TaskValues>;
  settings: DaySettings;
}

/** What it is for, deadline, reminder and checklist. */
export function TaskMoreFields({ control, setValue, settings }: TaskMoreFieldsProps) {
  const deadline = useController({ control, name: 'deadlineOn' });
  const reminder = useController({ control, name: 'remindMinutesBefore' });
  const checklist = useController({ control, name: 'checklist' });
  const chosen = reminders.find(({ minutes }) => minutes === reminder.field.value);
  return (
    <>
      <LinkField control={control} setValue={setValue} />
      <div className="task-form-pair">
        <Field label="Deadline" optional error={deadline.fieldState.error?.message}>
          <DateField {...deadline.field} settings={settings} clearable />
        </Field>
        <Field label="Reminder" error={reminder.fieldState.error?.message}>
          <Select
            label="Reminder"
            value={chosen?.value ?? 'none'}
            onChange={(value) =>
              reminder.field.onChange(
                reminders.find((option) => option.value === value)?.minutes ?? null,
              )
            }
            options={reminders}
          />
        </Field>
      </div>
      <ChecklistField
        value={checklist.field.value}
        onChange={checklist.field.onChange}
        error={
          checklist.fieldState.invalid
            ? 'An item needs a text of at most 200 characters'
            : undefined
        }
      />
    </>
  );
}
