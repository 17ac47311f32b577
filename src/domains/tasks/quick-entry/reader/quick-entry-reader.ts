import { type Chip, chipsOf } from './quick-entry-chips.ts';
import { type EntryContext, readEntry, type Reading } from './quick-entry.ts';

/** What an entry says, with all of that in words for the screen. */
export interface Said extends Reading {
  chips: readonly Chip[];
}

/** Reads an entry: the same for the bar, the task dialog and the palette. */
export function readSaid(text: string, context: EntryContext): Said {
  const reading = readEntry(text, context);
  return { ...reading, chips: chipsOf(reading, context) };
}
