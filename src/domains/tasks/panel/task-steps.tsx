import { type FocusEvent, useId, useState } from 'react';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { ChecklistField } from '#domains/tasks/form/checklist-field.tsx';
import { withoutBlankItems } from '#domains/tasks/form/task-values.ts';
import type { ChecklistItem } from '#domains/tasks/schema.ts';
import { mergedItems } from '#shared/merging/merged-items.ts';

interface TaskStepsProps {
  items: ChecklistItem[];
  onSave: (items: ChecklistItem[]) => void;
}

/** The checklist of a task: ticks are saved at once, what is typed when it is left. */
export function TaskSteps({ items, onSave }: TaskStepsProps) {
  const id = useId();
  const [typed, setTyped] = useState<{ base: ChecklistItem[]; steps: ChecklistItem[] }>();
  const shown = typed ? mergedItems(typed.base, typed.steps, items) : items;
  const done = shown.filter(({ isDone }) => isDone).length;

  function save(next: ChecklistItem[]) {
    const { checklist } = withoutBlankItems({ checklist: next });
    if (JSON.stringify(checklist) !== JSON.stringify(items)) onSave(checklist);
  }
  function change(steps: ChecklistItem[]) {
    const isTick = steps.some(({ id: one, isDone }) =>
      shown.some((item) => item.id === one && item.isDone !== isDone),
    );
    const { checklist } = withoutBlankItems({ checklist: steps });
    setTyped({ base: isTick ? checklist : items, steps });
    if (isTick) save(steps);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!typed || currentTarget.contains(relatedTarget)) return;
    setTyped(undefined);
    save(shown);
  }
  return (
    // What is typed in its fields is saved when all of them are left.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby={id} onBlur={leave}>
      <SectionHead
        id={id}
        title="Checklist"
        note={shown.length > 0 ? `${done} of ${shown.length}` : null}
      />
      <ChecklistField value={shown} onChange={change} />
    </section>
  );
}
