import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { TapeRadios } from '#client/ui/choices/tape-radios.tsx';
import { categories } from '#domains/tasks/categories/data.ts';
import { taskChanges } from '#domains/tasks/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { EntryChips } from '#domains/tasks/quick-entry/entry-chips.tsx';
import { lastCategoryId, rememberCategory } from '#domains/tasks/quick-entry/last-category.ts';
import { addTask } from '#domains/tasks/row/task-actions.ts';
import { useTitleWords } from '#domains/tasks/quick-entry/use-title-words.ts';
import type { TaskDialogRequest } from './task-dialog-host.tsx';
import { hasMore, TaskMoreFields } from './task-more-fields.tsx';
import { startValues, type TaskValues, withoutBlankItems } from './task-values.ts';
import { TaskWhen } from './task-when.tsx';
import { TimeFields } from './time-fields.tsx';
import './task-form.css';

interface TaskFormProps {
  request: TaskDialogRequest;
  settings: DaySettings;
  open: boolean;
  onClose: () => void;
}

/** What the parts of the form have of it. */
export interface TaskFormFields extends Pick<ReturnType<typeof useForm<TaskValues>>, 'field'> {
  values: TaskValues;
  set: (changes: Partial<TaskValues>) => void;
}

/** All fields of a new task: six at first, the rest behind "More details". */
export function TaskForm({ request, settings, open, onClose }: TaskFormProps) {
  const options = categories.useRows(inOrder);
  const [onPage] = useState(() =>
    request.plannedOn === undefined ? settings.today : request.plannedOn,
  );
  const form = useForm(
    startValues({
      title: request.title ?? '',
      plannedOn: onPage,
      categoryId: options.find(({ id }) => id === lastCategoryId())?.id ?? options[0]?.id ?? null,
      ...request.link,
    }),
  );
  const { values } = form;
  const words = useTitleWords({ form, settings, categories: options, onPage });
  const fields: TaskFormFields = {
    values,
    set: words.set,
    field: (name) => ({
      ...form.field(name),
      // A name that is reckoned makes an object of any names.
      onChange: (value) => words.set({ [name]: value } as Partial<TaskValues>),
    }),
  };
  const navigate = useNavigate();
  const [isMore, setMore] = useState(() => hasMore(values));

  function save() {
    // The schema fills in nothing and only trims: with all fields given, all come out.
    const checked = form.check(taskChanges, withoutBlankItems(values)) as TaskValues | undefined;
    if (!checked) return;
    if (checked.categoryId) rememberCategory(checked.categoryId);
    addTask({ ...checked, title: words.title }, { onPage, settings, navigate });
    onClose();
  }

  const { error, value, onChange } = fields.field('title');
  return (
    <FormDialog
      isPersonal
      form={form}
      open={open}
      onClose={onClose}
      title="Add New Task"
      submitLabel="Add"
      canSubmit={value.trim() !== ''}
      onSubmit={save}
    >
      <Field label="Task" error={error}>
        <TextInput
          size="lg"
          dir="auto"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {words.chips.length > 0 ? (
          <div className="task-form-words row wraps gap-6">
            <EntryChips chips={words.chips} categories={options} onGiveBack={words.giveBack} />
          </div>
        ) : null}
      </Field>
      <TaskWhen form={fields} settings={settings} />
      <Field label="Category" group error={form.field('categoryId').error}>
        <TapeRadios
          label="Category"
          value={values.categoryId}
          onChange={(categoryId) => fields.set({ categoryId })}
          options={options.map(({ id, name, color }) => ({ value: id, label: name, color }))}
        />
      </Field>
      <TimeFields form={fields} settings={settings} />
      <AreaField label="Notes" optional rows={3} {...fields.field('notes')} />
      {isMore ? (
        <TaskMoreFields form={fields} settings={settings} />
      ) : (
        <Button
          size="sm"
          variant="ghost"
          className="task-form-more"
          icon={<ChevronDown />}
          onClick={() => setMore(true)}
        >
          More details
        </Button>
      )}
    </FormDialog>
  );
}
