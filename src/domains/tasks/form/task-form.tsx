import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { TapeRadios } from '#client/ui/choices/tape-radios.tsx';
import { categories } from '#domains/tasks/categories/data.ts';
import { type Task, type TaskChanges, taskChanges } from '#domains/tasks/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { EntryChips } from '#domains/tasks/quick-entry/entry-chips.tsx';
import { lastCategoryId, rememberCategory } from '#domains/tasks/quick-entry/last-category.ts';
import { type SeriesChoice, SeriesChoiceBar } from './series-choice.tsx';
import {
  addTask,
  changeSeries,
  changeTask,
  deleteSeries,
  deleteTask,
} from '#domains/tasks/row/task-actions.ts';
import type { TaskDialogRequest } from './task-dialog-host.tsx';
import { hasMore, TaskMoreFields } from './task-more-fields.tsx';
import { madeText } from '#domains/tasks/day/task-time.ts';
import { changedFields, startValues, type TaskValues, withoutBlankItems } from './task-values.ts';
import { TaskWhen } from './task-when.tsx';
import { TimeFields } from './time-fields.tsx';
import { useTitleWords } from '#domains/tasks/quick-entry/use-title-words.ts';
import './task-form.css';

interface TaskFormProps {
  request: TaskDialogRequest;
  task: Task | undefined;
  settings: DaySettings;
  open: boolean;
  onClose: () => void;
}

/** What has still to be said of a series before it is done. */
type Question = { asks: 'change'; changes: TaskChanges } | { asks: 'delete' };

// The schema fills in nothing and only trims: with all fields given, all come out.
const resolve = standardSchemaResolver(taskChanges) as Resolver<TaskValues, unknown, TaskValues>;
const resolver: typeof resolve = (values, ...rest) => resolve(withoutBlankItems(values), ...rest);

/** All fields of one task: six at first, the rest behind "More details". */
export function TaskForm({ request, task, settings, open, onClose }: TaskFormProps) {
  const options = categories.useRows(inOrder);
  const [onPage] = useState(() =>
    request.plannedOn === undefined ? settings.today : request.plannedOn,
  );
  const { control, register, handleSubmit, setValue, formState, getValues, watch } = useForm<
    TaskValues,
    unknown,
    TaskValues
  >({
    resolver,
    defaultValues: startValues(task, {
      title: request.title ?? '',
      plannedOn: onPage,
      categoryId: options.find(({ id }) => id === lastCategoryId())?.id ?? options[0]?.id ?? null,
      ...request.link,
    }),
  });
  const { errors, isDirty } = formState;
  const title = useWatch({ control, name: 'title' });
  const words = useTitleWords({
    control,
    getValues,
    setValue,
    watch,
    settings,
    categories: options,
    onPage,
    isNew: !task,
  });
  const navigate = useNavigate();
  const [isMore, setMore] = useState(() => hasMore(getValues()));
  const [question, setQuestion] = useState<Question>();
  const isRepeating = Boolean(task?.repeatRule) && task?.completedAt === null;

  function save(values: TaskValues) {
    if (values.categoryId) rememberCategory(values.categoryId);
    const changes = task && changedFields(task, values);
    // Ticks are of this task alone, and another rule can only be about those that follow.
    if (changes && isRepeating && asksWhich(changes)) {
      setQuestion({ asks: 'change', changes });
      return;
    }
    if (!task) addTask({ ...values, title: words.title }, { onPage, settings, navigate });
    else if (changes) changeTask(task, changes);
    onClose();
  }

  function remove() {
    if (!task) return;
    if (isRepeating) {
      setQuestion({ asks: 'delete' });
      return;
    }
    deleteTask(task);
    onClose();
  }

  function answer(choice: SeriesChoice) {
    if (!task || !question) return;
    if (question.asks === 'delete') deleteSeries(task, choice);
    else changeSeries(task, question.changes, choice);
    onClose();
  }

  const footer: ReactNode = question ? (
    <SeriesChoiceBar
      question={question.asks === 'delete' ? 'Delete which tasks?' : 'Change which tasks?'}
      isDanger={question.asks === 'delete'}
      onChoose={answer}
      onBack={() => setQuestion(undefined)}
    />
  ) : (
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
  );

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={task ? 'Edit Task' : 'Add New Task'}
      dirty={isDirty}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={footer}
    >
      <Field label="Task" error={errors.title?.message}>
        <TextInput size="lg" dir="auto" autoComplete="off" {...register('title')} />
        {words.chips.length > 0 ? (
          <div className="task-form-words">
            <EntryChips chips={words.chips} categories={options} onGiveBack={words.giveBack} />
          </div>
        ) : null}
      </Field>
      <TaskWhen
        control={control}
        setValue={setValue}
        settings={settings}
        repeatFrom={task?.repeatFrom ?? null}
      />
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
      {isMore ? (
        <TaskMoreFields control={control} setValue={setValue} settings={settings} />
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
      {task ? <p className="task-form-made">{madeText(task, settings)}</p> : null}
    </Dialog>
  );
}

function asksWhich({ repeatRule, repeatMode, ...changes }: TaskChanges): boolean {
  const names = Object.keys(changes).filter((name) => name !== 'checklist');
  return repeatRule === undefined && repeatMode === undefined && names.length > 0;
}
