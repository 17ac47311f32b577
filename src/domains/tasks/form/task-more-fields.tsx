import { DateField } from '#client/ui/dates/date-field.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { LinkChoice } from '#domains/tasks/linking/link-choice.tsx';
import { linkIn } from '#domains/tasks/linking/rules.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { ChecklistField } from './checklist-field.tsx';
import { reminderOf, reminderOptions, reminderWord } from './reminders.ts';
import type { TaskFormFields } from './task-form.tsx';
import type { TaskValues } from './task-values.ts';

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
  form: TaskFormFields;
  settings: DaySettings;
}

/** What it is for, deadline, reminder and checklist. */
export function TaskMoreFields({ form, settings }: TaskMoreFieldsProps) {
  const { values, set, field } = form;
  const { error: deadlineError, ...deadline } = field('deadlineOn');
  const checklist = field('checklist');
  return (
    <>
      <Field label="For" optional>
        <LinkChoice value={linkIn(values)} onChange={set} />
      </Field>
      <div className="form-pair">
        <Field label="Deadline" optional error={deadlineError}>
          <DateField {...deadline} settings={settings} clearable />
        </Field>
        <Field label="Reminder" error={field('remindMinutesBefore').error}>
          <Select
            label="Reminder"
            value={reminderWord(values.remindMinutesBefore)}
            onChange={(word) => set({ remindMinutesBefore: reminderOf(word) })}
            options={reminderOptions}
          />
        </Field>
      </div>
      <Field
        label={<ChecklistLabel items={values.checklist} />}
        group
        error={checklist.error && 'An item needs a text of at most 200 characters'}
      >
        <ChecklistField value={values.checklist} onChange={checklist.onChange} />
      </Field>
    </>
  );
}

function ChecklistLabel({ items }: { items: TaskValues['checklist'] }) {
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <>
      Checklist
      {items.length > 0 ? (
        <span className="opt">
          {' '}
          {done} of {items.length}
        </span>
      ) : null}
    </>
  );
}
