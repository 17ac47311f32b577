import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { Popover } from '#client/ui/menus/popover.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { readingGoals } from '#domains/leisure/books/goals/data.ts';
import { readingGoalFields, type ReadingGoal } from '#domains/leisure/books/goals/schema.ts';

interface GoalPopoverProps {
  goal: ReadingGoal | undefined;
  year: number;
  trigger: ReactElement;
}

/** Where the goal of a year is set. It opens as it comes, by a press of the trigger that stood there before. */
export function GoalPopover({ goal, year, trigger }: GoalPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover label={`Reading goal ${year}`} open={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <GoalForm goal={goal} year={year} onDone={() => setOpen(false)} />
    </Popover>
  );
}

interface GoalFormProps {
  goal: ReadingGoal | undefined;
  year: number;
  onDone: () => void;
}

function GoalForm({ goal, year, onDone }: GoalFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(goal?.target ?? 12));
  const [error, setError] = useState<string>();
  function save(event: FormEvent) {
    event.preventDefault();
    const read = readingGoalFields.target.safeParse(typed.trim() === '' ? null : Number(typed));
    if (!read.success) return setError(read.error.issues[0]?.message);
    setGoal(goal, year, read.data);
    onDone();
  }
  function drop() {
    if (goal)
      tellDone('Goal removed', [readingGoals.remove(goal.id)], () => readingGoals.restore(goal.id));
    onDone();
  }
  return (
    <form className="goal-form stack gap-10" onSubmit={save} noValidate aria-labelledby={id}>
      <b id={id} className="strong">
        Books in {year}
      </b>
      <Field label="How many" hideLabel error={error}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="row gap-6">
        {goal ? (
          <Button size="sm" variant="ghost" onClick={drop}>
            No goal
          </Button>
        ) : null}
        <span className="end" />
        <Button size="sm" variant="primary" type="submit">
          Set goal
        </Button>
      </div>
    </form>
  );
}

function setGoal(goal: ReadingGoal | undefined, year: number, target: number): void {
  if (goal?.target === target) return;
  if (goal) {
    const before = goal.target;
    tellDone('Goal changed', [readingGoals.update(goal.id, { target })], () =>
      readingGoals.update(goal.id, { target: before }),
    );
  } else {
    const id = newId();
    tellDone('Goal set', [readingGoals.create({ id, year, target })], () =>
      readingGoals.remove(id),
    );
  }
}
