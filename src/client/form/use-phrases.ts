import { useState } from 'react';

/** What is being typed in a line that is understood, which of its words are not, and what is wrong with it. */
export function usePhrases() {
  const [text, setText] = useState('');
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
