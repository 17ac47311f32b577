import { ChoiceProperty, DateProperty } from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { dateOr } from '#client/words/dates.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { reminderOf, reminderOptions, reminderWord } from '#domains/tasks/form/reminders.ts';
import { RepeatChoices, RepeatDetails } from '#domains/tasks/repeating/repeat-field.tsx';
import { onDate, repeating } from '#domains/tasks/form/task-dates.ts';
import { LinkChoice } from '#domains/tasks/linking/link-choice.tsx';
import { linkIn, linkOf } from '#domains/tasks/linking/rules.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';
import { TimeProperties } from './time-properties.tsx';

interface TaskDetailsProps {
  task: Task;
  settings: DaySettings;
  onChange: (changes: TaskChanges) => void;
}

/** When a task is to be done, how it comes again, and what it is for. */
export function TaskDetails({ task, settings, onChange }: TaskDetailsProps) {
  const { plannedOn, deadlineOn, repeatFrom, categoryId, remindMinutesBefore } = task;
  const options = categories.useRows(inOrder);
  const date = dateOr(plannedOn, settings.today);
  const repeat = {
    value: task,
    onChange: (next: Parameters<typeof repeating>[1]) => onChange(repeating(task, next, date)),
    date,
    settings,
  };
  return (
    <PropertyList canEdit>
      <DateProperty
        label="Date"
        add="Someday"
        value={plannedOn}
        settings={settings}
        onSave={(next) => onChange(onDate(task, next, settings.today))}
      />
      <ChoiceProperty
        label="Category"
        add="Choose a category"
        value={categoryId ?? ''}
        none=""
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        onSave={(next) => onChange({ categoryId: next || null })}
      />
      <TimeProperties task={task} settings={settings} onChange={onChange} />
      <Property label="Repeat">
        <RepeatChoices {...repeat} />
      </Property>
      <ChoiceProperty
        label="Reminder"
        value={reminderWord(remindMinutesBefore)}
        none="none"
        add="No reminder"
        options={reminderOptions}
        onSave={(word) => onChange({ remindMinutesBefore: reminderOf(word) })}
      />
      {task.repeatRule ? (
        <Property label="" isWide isGroup>
          <RepeatDetails {...repeat} repeatFrom={repeatFrom} />
        </Property>
      ) : null}
      <DateProperty
        label="Deadline"
        add="Add a deadline"
        value={deadlineOn}
        settings={settings}
        onSave={(next) => onChange({ deadlineOn: next })}
      />
      <Property label="For" isWide empty={linkOf(task) ? false : 'Add what it is for'}>
        <LinkChoice value={linkIn(task)} onChange={onChange} />
      </Property>
    </PropertyList>
  );
}
