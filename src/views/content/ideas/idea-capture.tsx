import { Lightbulb, Link2, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { safeParse } from 'zod/mini';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { contentItemChanges } from '#domains/making/content/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { inOrder } from '#domains/making/pillars/rules.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { addIdea } from './idea-actions.ts';
import type { IdeaPart } from './idea-entry.ts';
import { PillarSelect } from '#domains/making/pillars/pillar-select.tsx';
import { useIdeaEntry } from './use-idea-entry.ts';
import '#domains/tasks/quick-entry/quick-add.css';
import '#domains/tasks/quick-entry/entry-chips.css';
import './idea-capture.css';

interface IdeaCaptureProps {
  /** The pillar of new ideas, unless the line or the choice says another. */
  pillarId: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** One line that catches an idea: Enter saves it, '#pillar' and an address become chips. */
export function IdeaCapture({ pillarId, ref }: IdeaCaptureProps) {
  const known = pillars.useRows(inOrder);
  const entry = useIdeaEntry(known);
  const [chosenId, setChosenId] = useState<string | null>();
  const [error, setError] = useState<string>();
  const errorId = useId();
  const named = entry.parts.find((part) => part.kind === 'pillar')?.pillarId;
  const presetId = chosenId === undefined ? pillarId : chosenId;

  function add(event: FormEvent) {
    event.preventDefault();
    const said = entry.finish();
    if (!said) return;
    const fields = { ...said, pillarId: said.pillarId ?? presetId };
    const checked = safeParse(contentItemChanges, fields);
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    addIdea(fields);
    setChosenId(undefined);
    entry.clear();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const last = entry.parts.at(-1);
    if (event.key === 'Escape' && (entry.text || last)) {
      event.preventDefault();
      setError(undefined);
      entry.clear();
    }
    if (event.key === 'Backspace' && selectionStart === 0 && selectionEnd === 0 && last) {
      event.preventDefault();
      entry.giveBack(last);
    }
  }

  return (
    <form className="quick" aria-label="Catch an idea" onSubmit={add}>
      <div className="quick-bar">
        <div className="quick-words row grow">
          <Lightbulb aria-hidden="true" />
          {entry.parts.map((part) => (
            <PartChip
              key={part.kind}
              part={part}
              pillars={known}
              onGiveBack={() => entry.giveBack(part)}
            />
          ))}
          <input
            ref={ref}
            className="quick-input idea-line"
            dir="auto"
            placeholder={entry.parts.length > 0 ? '' : 'Idea…'}
            aria-label="Idea"
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error ? errorId : undefined}
            value={entry.text}
            onChange={(event) => {
              setError(undefined);
              entry.type(event.currentTarget.value);
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text').trim();
              const { selectionStart, selectionEnd, value } = event.currentTarget;
              const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
              if (!isAtEnd || !/^https?:\/\/\S+$/i.test(text)) return;
              event.preventDefault();
              entry.paste(value === '' || value.endsWith(' ') ? value + text : `${value} ${text}`);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className="quick-fields">
          <PillarSelect
            quiet
            className="quick-select"
            value={named ?? presetId}
            onChange={(id) => {
              entry.drop('pillar');
              setChosenId(id);
            }}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          className="quick-submit"
          disabled={entry.text.trim() === '' && entry.parts.length === 0}
        >
          Save
        </Button>
      </div>
      {error ? (
        <p id={errorId} role="alert" className="errtext">
          {error}
        </p>
      ) : null}
    </form>
  );
}

function PartChip({
  part,
  pillars: known,
  onGiveBack,
}: {
  part: IdeaPart;
  pillars: readonly Pillar[];
  onGiveBack: () => void;
}) {
  const pillar = part.kind === 'pillar' && known.find(({ id }) => id === part.pillarId);
  const words = pillar ? pillar.name : part.text.replace(/^https?:\/\/(?:www\.)?/i, '');
  return (
    <span className={classNames('tape entry-chip', pillar ? pillar.color : 'plain')} title={words}>
      {pillar ? null : <Link2 aria-hidden="true" />}
      <span className="trunc">{words}</span>
      <button type="button" aria-label={`Turn “${words}” back into words`} onClick={onGiveBack}>
        <X aria-hidden="true" />
      </button>
    </span>
  );
}
