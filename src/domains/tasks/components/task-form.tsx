import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trash2 } from 'lucide-react';
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/dialog.tsx';
import { Field, TextArea, TextInput } from '#client/ui/field.tsx';
import { TapeRadios } from '#client/ui/tape.tsx';
import { categories } from '#domains/tasks/categories/data.ts';
import { type Task, taskChanges } from '#domains/tasks/schema.ts';
import type { DaySettings } from './day-settings.ts';
import { inOrder } from './day-tasks.ts';
import { lastCategoryId, rememberCategory } from './last-category.ts';
import { addTask, changeTask, deleteTask } from './task-actions.ts';
import type { TaskDialogRequest } from './task-dialog-host.tsx';
import { changedFields, startValues, type TaskValues } from './task-values.ts';
import { TimeFields } from './time-fields.tsx';
import { madeText } from './task-time.ts';
import './task-form.css';

interface TaskFormProps {
  request: TaskDialogRequest;
  task: Task | undefined;
  settings: DaySettings;
  open: boolean;
  onClose: () => void;
}

// The schema fills in nothing and only trims: with all fields given, all come out.
const resolver = standardSchemaResolver(taskChanges) as Resolver<TaskValues, unknown, TaskValues>;

/** All fields of one task. */
export function TaskForm({ request, task, settings, open, onClose }: TaskFormProps) {
  const options = categories.useRows(inOrder);
  const { control, register, handleSubmit, setValue, formState } = useForm<
    TaskValues,
    unknown,
    TaskValues
  >({
    resolver,
    defaultValues: startValues(task, {
      title: request.title ?? '',
      plannedOn: request.plannedOn ?? settings.today,
      categoryId: options.find(({ id }) => id === lastCategoryId())?.id ?? options[0]?.id ?? null,
    }),
  });
  const { errors, isDirty } = formState;
  const title = useWatch({ control, name: 'title' });

  function save(values: TaskValues) {
    if (task) {
      const changes = changedFields(task, values);
      if (changes) changeTask(task, changes);
    } else {
      addTask(values);
    }
    if (values.categoryId) rememberCategory(values.categoryId);
    onClose();
  }

  function remove() {
    if (task) deleteTask(task);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={task ? 'Edit Task' : 'Add New Task'}
      dirty={isDirty}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={
        <>
          {task ? (
            <Button variant="ghost" className="late" icon={<Trash2 />} onClick={remove}>
              Delete
            </Button>
          ) : null}
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter" disabled={title.trim() === ''}>
            {task ? 'Update' : 'Add'}
          </Button>
        </>
      }
    >
      <Field label="Task" error={errors.title?.message}>
        <TextInput size="lg" dir="auto" autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Date" error={errors.plannedOn?.message} className="task-form-date">
        <Controller
          control={control}
          name="plannedOn"
          render={({ field }) => <DateField {...field} settings={settings} clearable />}
        />
      </Field>
      <Field label="Category" group error={errors.categoryId?.message}>
        <Controller
          control={control}
          name="categoryId"
          render={({ field }) => (
            <TapeRadios
              label="Category"
              value={field.value}
              onChange={field.onChange}
              options={options.map(({ id, name, color }) => ({ value: id, label: name, color }))}
            />
          )}
        />
      </Field>
      <TimeFields control={control} setValue={setValue} settings={settings} />
      <Field label="Notes" optional error={errors.notes?.message}>
        <TextArea rows={3} dir="auto" {...register('notes')} />
      </Field>
      {task ? <p className="task-form-made">{madeText(task, settings)}</p> : null}
    </Dialog>
  );
}
