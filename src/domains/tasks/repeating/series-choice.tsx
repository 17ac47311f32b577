import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import './series-choice.css';

export type SeriesChoice = 'this' | 'following';

interface SeriesChoiceProps {
  /** 'Change which tasks?' */
  question: string;
  isDanger?: boolean;
  backLabel?: string;
  onChoose: (choice: SeriesChoice) => void;
  onBack: () => void;
}

/** Asks in a dialog's footer how much of a series is meant. */
export function SeriesChoiceBar({
  question,
  isDanger = false,
  backLabel = 'Back',
  onChoose,
  onBack,
}: SeriesChoiceProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const variant = isDanger ? 'danger-quiet' : 'secondary';
  return (
    <div className="series-choice row wraps" role="group" aria-label={question}>
      <p className="grow strong">{question}</p>
      <Button variant="ghost" onClick={onBack}>
        {backLabel}
      </Button>
      <Button ref={first} variant={variant} onClick={() => onChoose('this')}>
        This one
      </Button>
      <Button variant={variant} onClick={() => onChoose('following')}>
        This and following
      </Button>
    </div>
  );
}
