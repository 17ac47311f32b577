import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/check.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { SectionHead } from '#client/ui/section-head.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { newId } from '#shared/ids.ts';
import { contentItems } from '#domains/content/data.ts';
import { type ContentItem, type ContentStep, maxSteps } from '#domains/content/schema.ts';

const maxTitle = 120;

/** The steps of a piece of content: ticked, renamed, added and removed in place. */
export function PanelSteps({ item, canEdit }: { item: ContentItem; canEdit: boolean }) {
  const id = useId();
  const { checklist } = item;
  const done = checklist.filter(({ isDone }) => isDone).length;
  const write = (next: ContentStep[]) => void contentItems.update(item.id, { checklist: next });
  const change = (step: ContentStep, changes: Partial<ContentStep>) =>
    write(checklist.map((one) => (one.id === step.id ? { ...one, ...changes } : one)));
  if (checklist.length === 0 && !canEdit) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title="Checklist"
        note={checklist.length > 0 ? `${done} of ${checklist.length}` : undefined}
      />
      <ul className="panel-steps">
        {checklist.map((step) => (
          <li key={step.id} className={classNames('panel-step', step.isDone && 'is-done')}>
            <Check
              square
              checked={step.isDone}
              disabled={!canEdit}
              label={`Tick ${step.title}`}
              onChange={(isDone) => change(step, { isDone })}
            />
            {canEdit ? (
              <StepTitle step={step} onSave={(title) => change(step, { title })} />
            ) : (
              <span dir="auto">{step.title}</span>
            )}
            {canEdit ? (
              <IconButton
                size="sm"
                tooltip={false}
                label={`Remove ${step.title}`}
                icon={<X />}
                onClick={() => write(checklist.filter((one) => one.id !== step.id))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {canEdit && checklist.length < maxSteps ? (
        <NewStep
          onAdd={(title) =>
            write([...checklist, { id: newId(), title, isDone: false, assigneeUserId: null }])
          }
        />
      ) : null}
    </section>
  );
}

function StepTitle({ step, onSave }: { step: ContentStep; onSave: (title: string) => void }) {
  const [typed, setTyped] = useState<string>();
  function save() {
    const title = typed?.trim();
    if (title && title !== step.title) onSave(title);
    setTyped(undefined);
  }
  return (
    <TextInput
      quiet
      className="grow"
      aria-label={`Step ${step.title}`}
      dir="auto"
      autoComplete="off"
      maxLength={maxTitle}
      value={typed ?? step.title}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => (event.key === 'Enter' ? save() : undefined)}
    />
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
        maxLength={maxTitle}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}
