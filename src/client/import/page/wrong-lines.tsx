import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { numberText } from '#shared/words/number-text.ts';

const atOnce = 100;

/** A row that cannot come in as it stands. */
export interface WrongLine {
  /** Its number in the file. */
  number: number;
  error: string;
  /** What stands in it, in short. */
  text: string;
}

/** Rows that cannot come in as they stand, each with why. */
export function WrongLines({ lines }: { lines: readonly WrongLine[] }) {
  const [shown, setShown] = useState(atOnce);
  return (
    <>
      <ul className="lines import-wrong" aria-label="Rows that cannot be read">
        {lines.slice(0, shown).map(({ number, error, text }) => (
          <li key={number} className="row by-line gap-12 pad-8 sm">
            <span className="num faint import-wrong-number">{`Row ${number}`}</span>
            <span className="late">{error}</span>
            <span className="trunc faint grow" dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > shown ? (
        <Button variant="ghost" onClick={() => setShown(shown + 5 * atOnce)}>
          {`Show more of ${numberText(lines.length - shown)}`}
        </Button>
      ) : null}
    </>
  );
}
