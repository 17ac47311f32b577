import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { allRows } from '#client/sync/reading/selectors.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { TextInput } from '#client/ui/fields/text-input.tsx';
import { newId } from '#shared/ids.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { movedStep } from '#domains/making/content/rules.ts';
import {
  type ContentItem,
  type ContentStep,
  maxSteps,
  maxStepTitle,
} from '#domains/making/content/schema.ts';
import { memberNames } from '#domains/people/workspaces/members/member-name.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { PanelStep } from './panel-step.tsx';

/** The steps of a piece of content, in the order in which they are to be done. */
export function PanelSteps({ item, canEdit }: { item: ContentItem; canEdit: boolean }) {
  const id = useId();
  const { checklist } = item;
  const done = checklist.filter(({ isDone }) => isDone).length;
  const names = members.useRows(memberNames);
  const write = (next: ContentStep[]) => contentItems.update(item.id, { checklist: next });
  const change = (step: ContentStep, changes: Partial<ContentStep>) =>
    void write(checklist.map((one) => (one.id === step.id ? { ...one, ...changes } : one)));
  function move(stepId: string, to: number) {
    const next = movedStep(checklist, stepId, to);
    if (next) void write(next);
  }
  function remove(step: ContentStep) {
    const written = write(checklist.filter((one) => one !== step));
    const at = checklist.indexOf(step);
    tellDone('Step removed', [written], () => {
      const now = contentItems.read(allRows).find(({ id: itemId }) => itemId === item.id);
      return now && write(now.checklist.toSpliced(at, 0, step));
    });
  }
  if (checklist.length === 0 && !canEdit) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title="Checklist"
        note={checklist.length > 0 ? `${done} of ${checklist.length}` : undefined}
      />
      <ul>
        {checklist.map((step) => (
          <PanelStep
            key={step.id}
            step={step}
            list={checklist}
            names={names}
            canEdit={canEdit}
            onChange={(changes) => change(step, changes)}
            onMove={move}
            onRemove={() => remove(step)}
          />
        ))}
      </ul>
      {canEdit && checklist.length < maxSteps ? (
        <NewStep
          onAdd={(title) =>
            void write([...checklist, { id: newId(), title, isDone: false, assigneeUserId: null }])
          }
        />
      ) : null}
    </section>
  );
}

function NewStep({ onAdd }: { onAdd: (title: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      className="panel-new-step"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <TextInput
        quiet
        icon={<Plus aria-hidden="true" />}
        aria-label="Add a step"
        placeholder="Add a step"
        dir="auto"
        autoComplete="off"
        maxLength={maxStepTitle}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}
