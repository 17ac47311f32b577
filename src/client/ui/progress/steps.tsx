import { Check } from 'lucide-react';
import { classNames } from '#client/ui/base/class-names.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import './steps.css';

export interface Step {
  label: string;
  /** Past steps are done, the current one is where one stands, the others are to come. */
  state: 'past' | 'current' | 'future';
  /** 'Aug 21', 'since Sep 9'. */
  note?: string | undefined;
  /** Goes there. */
  onSelect?: (() => void) | undefined;
}

interface StepsProps {
  steps: readonly Step[];
  label: string;
  /** Of many steps in little room: without notes, and on phones with those to come. */
  isSlim?: boolean;
}

/**
 * The way of a record as parallelograms, and where on it it stands. On phones past steps shrink to
 * their checks, and those to come to a count.
 */
export function Steps({ steps, label, isSlim = false }: StepsProps) {
  const isPhone = useIsPhone();
  const at = steps.findIndex(({ state }) => state === 'current');
  const shown = isPhone && at >= 0 && !isSlim ? steps.slice(0, at + 1) : steps;
  return (
    <ol className={classNames('steps', isSlim && 'slim')} aria-label={label}>
      {shown.map(({ label: name, state, note, onSelect }) => (
        <li
          key={name}
          className={classNames(state === 'current' && 'cur', state === 'future' && 'todo')}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {state === 'past' ? <Check aria-hidden="true" /> : null}
          {state === 'current' ? <span className="steps-mark" aria-hidden="true" /> : null}
          {onSelect ? (
            <button type="button" className="steps-press" aria-label={name} onClick={onSelect} />
          ) : null}
          <span
            className={classNames('trunc', isPhone && state !== 'current' && 'sr')}
            aria-hidden={onSelect ? true : undefined}
          >
            {name}
          </span>
          {state === 'past' ? <span className="sr">, done</span> : null}
          {isPhone && !isSlim ? (
            state === 'current' ? (
              <span className="steps-note">{`${at + 1} of ${steps.length}`}</span>
            ) : null
          ) : note ? (
            <span className="steps-note">{note}</span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
