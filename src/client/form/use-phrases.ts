import { useState } from 'react';
import { keptText, useKeepText } from '#client/sync/kept/kept-text.ts';

/**
 * What is being typed in a line that is understood, which of its words are not, and what is wrong with
 * it. It is kept under a name while its page is left.
 */
export function usePhrases(keptAs: string) {
  const [text, setText] = useState(() => keptText(keptAs));
  useKeepText(keptAs, text);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  return {
    text,
    /** Words that somebody has turned back into words. */
    ignored,
    error,
    setError,
    type(next: string) {
      setError(undefined);
      setText(next);
      if (next === '') setIgnored([]);
    },
    giveBack: (words: string) => setIgnored([...ignored, words]),
    clear() {
      setText('');
      setIgnored([]);
      setError(undefined);
    },
  };
}
