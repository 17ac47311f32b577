import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { takeFocus } from '#client/later/later.tsx';
import { logProgress } from '#domains/leisure/books/moves/book-actions.ts';
import { lengthOf } from '#domains/leisure/books/rules.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import { numberText } from '#shared/words/number-text.ts';
import './progress-stepper.css';

interface ProgressStepperProps {
  book: Book;
  /** It was written down, or let be. Without it the stepper stays. */
  onDone?: () => void;
}

const stepOf = { page: 10, percent: 5, minute: 15 } as const;
const nameOf = { page: 'Read until page', percent: 'Read until percent', minute: 'Minutes heard' };

/** How far one has read: typed, or by steps; kept when it is left. */
export function ProgressStepper({ book, onDone }: ProgressStepperProps) {
  const { progress, progressUnit } = book;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const length = lengthOf(book);
  const step = stepOf[progressUnit];
  const now = typed === undefined ? progress : Number(typed);

  function keep() {
    if (typed === undefined) return onDone?.();
    const problem = problemOf(typed, book);
    if (problem) return setError(problem);
    setTyped(undefined);
    setError(undefined);
    logProgress(book, Number(typed));
    onDone?.();
  }
  function go(by: number) {
    setTyped(undefined);
    setError(undefined);
    logProgress(book, (Number.isInteger(now) ? now : progress) + by);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') keep();
    else if (event.key === 'Escape') {
      // What is around it stays open.
      event.stopPropagation();
      setTyped(undefined);
      setError(undefined);
      onDone?.();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      go(event.key === 'ArrowUp' ? 1 : -1);
    }
  }
  return (
    <div className="stack gap-4 full-width">
      <div className="stepper row gap-0" role="group" aria-label={`Progress of ${book.title}`}>
        <IconButton tooltip={false} label="One less" icon={<Minus />} onClick={() => go(-1)} />
        <span className="stepper-value row gap-4 by-line">
          <input
            ref={onDone ? takeFocus : undefined}
            className="stepper-input num"
            inputMode="numeric"
            autoComplete="off"
            aria-label={nameOf[progressUnit]}
            aria-invalid={error ? true : undefined}
            value={typed ?? String(progress)}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            onFocus={({ target }) => target.select()}
            onBlur={({ relatedTarget, currentTarget }) => {
              // Its own buttons go on from what is typed.
              const stays = currentTarget.closest('.stepper')?.contains(relatedTarget);
              if (typed !== undefined && !stays) keep();
            }}
            onKeyDown={onKeyDown}
          />
          <span className="sm muted num one-line">
            {progressUnit === 'percent' ? '%' : length ? `of ${length}` : ''}
          </span>
        </span>
        <IconButton tooltip={false} label="One more" icon={<Plus />} onClick={() => go(1)} />
        <Button variant="ghost" className="stepper-more num" onClick={() => go(step)}>
          +{step}
        </Button>
      </div>
      {error ? (
        <p className="errtext" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function problemOf(typed: string, book: Book): string | undefined {
  const to = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(to) || to < 0) return 'Use a whole number';
  const length = lengthOf(book);
  if (length === null || to <= length) return undefined;
  if (book.progressUnit === 'percent') return 'Use 0 to 100 percent';
  const unit = book.progressUnit === 'page' ? 'pages' : 'minutes';
  return `This book has ${numberText(length)} ${unit}`;
}
