import { Check as Tick, Copy, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { FailedWrite } from '#client/collection-hooks.ts';
import { takeFocus } from '#client/later.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/check.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { TextInput } from '#client/ui/field.tsx';
import { tellDone } from '#client/ui/tell-done.ts';
import { WriteState } from '#client/ui/write-state.tsx';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';
import { requirements } from '#domains/campaigns/requirements/data.ts';
import type { Requirement, RequirementKind } from '#domains/campaigns/requirements/schema.ts';
import { requirementLabels } from './deal-labels.ts';

interface RequirementRowProps {
  requirement: Requirement;
  /** The one piece that it is about; without it, all. */
  deliverable: Deliverable | undefined;
  canEdit: boolean;
  failure: FailedWrite | undefined;
}

const copied: readonly RequirementKind[] = ['hashtag', 'mention', 'link', 'discount_code'];
const spoken: readonly RequirementKind[] = ['must_avoid', 'discount_code', 'spec'];

/** One thing that a brand asks for. */
export function RequirementRow({
  requirement,
  deliverable,
  canEdit,
  failure,
}: RequirementRowProps) {
  const { id, text, kind, isDone } = requirement;
  const [isEditing, setEditing] = useState(false);
  const note = [
    spoken.includes(kind) ? requirementLabels[kind] : null,
    deliverable?.title ?? null,
  ].filter(Boolean);
  if (isEditing) return <EditLine requirement={requirement} onEnd={() => setEditing(false)} />;
  return (
    <li className={classNames('requirement', isDone && 'is-done')}>
      {canEdit ? (
        <Check
          square
          checked={isDone}
          label={text}
          onChange={(next) => void requirements.update(id, { isDone: next })}
        />
      ) : (
        <span className={classNames('requirement-mark', isDone && 'on')}>
          {isDone ? <Tick aria-label="Met" /> : null}
        </span>
      )}
      <span className="grow requirement-text" dir="auto">
        {text}
        {note.length > 0 ? <small>{note.join(' · ')}</small> : null}
        <WriteState failure={failure} />
      </span>
      <span className="requirement-actions">
        {copied.includes(kind) ? <CopyButton text={text} /> : null}
        {canEdit ? (
          <>
            <IconButton
              size="sm"
              label={`Edit ${text}`}
              icon={<Pencil />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              size="sm"
              label={`Delete ${text}`}
              icon={<Trash2 />}
              onClick={() =>
                tellDone('Requirement deleted', [requirements.remove(id)], () =>
                  requirements.restore(id),
                )
              }
            />
          </>
        ) : null}
      </span>
    </li>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <IconButton
      size="sm"
      label={isCopied ? 'Copied' : `Copy ${text}`}
      icon={isCopied ? <Tick /> : <Copy />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    />
  );
}

function EditLine({ requirement, onEnd }: { requirement: Requirement; onEnd: () => void }) {
  const [text, setText] = useState(requirement.text);

  function save(event?: FormEvent) {
    event?.preventDefault();
    const words = text.trim();
    if (words && words !== requirement.text)
      void requirements.update(requirement.id, { text: words });
    onEnd();
  }

  return (
    <li className="requirement">
      <form className="grow" onSubmit={save}>
        <TextInput
          ref={takeFocus}
          dir="auto"
          aria-label={`Requirement ${requirement.text}`}
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => save()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onEnd();
          }}
        />
      </form>
    </li>
  );
}
