import { titleOf } from './quick-entry-title.ts';
import type { Phrase, PhraseKind } from './quick-entry.ts';

/** An entry that is being typed: the words as they stand, which say everything. */
export interface Entry {
  text: string;
  /** What was turned back into plain words. */
  ignored: readonly string[];
}

export const blank: Entry = { text: '', ignored: [] };

/** The entry after a key: words that are gone are not remembered. */
export function typed(entry: Entry, text: string): Entry {
  const lower = text.toLowerCase();
  return { text, ignored: entry.ignored.filter((words) => lower.includes(words)) };
}

/** Phrases become words that stay words. */
export function giveBack(entry: Entry, phrases: readonly Phrase[]): Entry {
  const words = phrases.map((phrase) => phrase.text.trim().toLowerCase());
  return { ...entry, ignored: [...entry.ignored, ...words] };
}

/** Takes the phrases of some kinds out of the text: what they said is chosen otherwise. */
export function dropKinds(
  entry: Entry,
  phrases: readonly Phrase[],
  kinds: readonly PhraseKind[],
): Entry {
  const gone = phrases.filter(({ kind }) => kinds.includes(kind));
  return gone.length === 0 ? entry : typed(entry, titleOf(entry.text, gone));
}
