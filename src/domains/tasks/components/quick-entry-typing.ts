import {
  type Candidate,
  type EntryContext,
  fieldsOf,
  findParts,
  withoutParts,
} from './quick-entry.ts';

/** A quick entry that is being typed: the words, and the chips that have left them. */
export interface Entry {
  text: string;
  parts: readonly Chip[];
  /** What was turned back into words. */
  ignored: readonly string[];
}

/** A part that has left the text, and where it stood there. */
export type Chip = Candidate & { at: number };

/** What was said: the title of a task, and the fields that its words set. */
export type Said = { title: string } & ReturnType<typeof fieldsOf>;

/** What any text is read against, whatever has been typed so far. */
export type Reading = Omit<EntryContext, 'taken' | 'ignored' | 'beside' | 'isComplete'>;

export const blank: Entry = { text: '', parts: [], ignored: [] };

/** The entry after a key: what is finished now becomes a chip. */
export function typed(entry: Entry, text: string, reading: Reading): Entry {
  const isBlank = text === '' && entry.parts.length === 0;
  return understand(isBlank ? blank : followed({ ...entry, text }), reading, false);
}

/** What an entry says once nothing more is typed. */
export function saidBy(entry: Entry, reading: Reading): Said {
  const { text, parts } = understand(entry, reading, true);
  return { title: text.trim().replace(/\s+/g, ' '), ...fieldsOf(parts) };
}

/** Takes the parts that are understood out of the text. */
export function understand(from: Entry, reading: Reading, isComplete: boolean): Entry {
  const found = findParts(from.text, {
    ...reading,
    taken: from.parts.map((part) => part.kind),
    ignored: from.ignored,
    beside: from.parts.map((part) => part.at),
    isComplete,
  });
  if (found.length === 0) return from;
  const text = withoutParts(from.text, found);
  const chips = found.map((part) => ({
    ...part,
    at: withoutParts(from.text.slice(0, part.end), found).length,
  }));
  return { ...from, text, parts: [...from.parts, ...chips] };
}

// 'Walk morning' says when, 'Walk morning route' does not: what counts only at the end goes back
// among the words as soon as one follows it.
function followed(entry: Entry): Entry {
  const chip = entry.parts.find(
    ({ only, at }) => only === 'at-end' && entry.text.slice(at).trim() !== '',
  );
  if (!chip) return entry;
  const before = entry.text.slice(0, chip.at);
  const after = entry.text.slice(chip.at).trimStart();
  return {
    ...entry,
    text: `${before}${/(?:^|\s)$/.test(before) ? '' : ' '}${chip.text.trim()} ${after}`,
    parts: entry.parts.filter((part) => part !== chip),
  };
}
