import { useId } from 'react';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { ArrowRight, Check as CheckIcon, MoreHorizontal, Trash2, Undo2 } from 'lucide-react';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { useUnsaved } from '#client/sync/live/unsaved.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { addDays } from '#client/words/dates.ts';
import { formatRowDate } from '#client/words/format-dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { madeText, timeText } from '#domains/tasks/day/task-time.ts';
import { SeriesChoiceBar } from '#domains/tasks/repeating/series-choice.tsx';
import { moveTasks } from '#domains/tasks/list/bulk-actions.ts';
import { completeTask, deleteTask } from '#domains/tasks/row/task-actions.ts';
import { type Task, task as taskSchema } from '#domains/tasks/schema.ts';
import { TaskDetails } from './task-details.tsx';
import { TaskSteps } from './task-steps.tsx';
import { useTaskChanges } from './use-task-changes.ts';
import './task-panel.css';

const readTitle = bySchema(taskSchema.shape.title);
const maxNotes = 20_000;

interface TaskPanelProps {
  task: Task;
  settings: DaySettings;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** 'Edit Task': all of one task, each value saved as it is left. */
export function TaskPanel({ task, settings, open, onClose, onWalk }: TaskPanelProps) {
  const { shown, change, question } = useTaskChanges(task);
  const category = categories.useRows(rowsById).get(shown.categoryId ?? '');
  const notesId = useId();
  const isDone = task.completedAt !== null;
  const day = shown.plannedOn === null ? 'Someday' : formatRowDate(shown.plannedOn, settings);
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={task.id}
      title="Edit Task"
      deeds={<TaskDeeds task={task} settings={settings} onClose={onClose} />}
      footer={
        question ? (
          <SeriesChoiceBar
            question="Change which tasks?"
            onChoose={question.answer}
            onBack={question.takeBack}
          />
        ) : (
          <>
            <span className="xs faint">{madeText(task, settings)}</span>
            <span className="end" />
            <Button
              variant={isDone ? 'secondary' : 'primary'}
              icon={isDone ? <Undo2 /> : <CheckIcon />}
              onClick={() => {
                completeTask(task, !isDone);
                if (!isDone) onClose();
              }}
            >
              {isDone ? 'Not done' : 'Done'}
            </Button>
          </>
        )
      }
    >
      {question ? <Waiting /> : null}
      <RecordTitle
        label="Task"
        value={shown.title}
        canEdit
        read={readTitle}
        onSave={(title) => change({ title })}
        picture={
          <Check
            checked={isDone}
            label={`Complete ${task.title}`}
            onChange={(done) => completeTask(task, done)}
          />
        }
      >
        <span className="inline gap-8">
          {day}
          {shown.timeType === 'none' ? null : ` · ${timeText(shown, settings)}`}
          {category ? <Tape color={category.color}>{category.name}</Tape> : null}
        </span>
      </RecordTitle>
      <TaskDetails task={shown} settings={settings} onChange={change} />
      <TaskSteps items={shown.checklist} onSave={(checklist) => change({ checklist })} />
      <section aria-labelledby={notesId}>
        <SectionHead id={notesId} title="Notes" />
        <ProseField
          label="Notes"
          hideLabel
          value={shown.notes}
          maxLength={maxNotes}
          placeholder="Add notes"
          onSave={(notes) => change({ notes })}
        />
      </section>
    </RecordPanel>
  );
}

/** What waits for an answer is lost neither by closing nor by going on to the next task. */
function Waiting() {
  useUnsaved(true);
  return <span hidden data-waits="" />;
}

interface TaskDeedsProps {
  task: Task;
  settings: DaySettings;
  onClose: () => void;
}

function TaskDeeds({ task, settings, onClose }: TaskDeedsProps) {
  const isToday = task.plannedOn === settings.today;
  return (
    <Menu
      label={`More for ${task.title}`}
      align="end"
      trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
      items={[
        {
          label: isToday ? 'Move to tomorrow' : 'Move to today',
          icon: <ArrowRight />,
          onSelect: () => moveTasks([task], isToday ? addDays(settings.today, 1) : settings.today),
        },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => {
            onClose();
            deleteTask(task);
          },
        },
      ]}
    />
  );
}
