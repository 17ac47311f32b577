import { useState } from 'react';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { DaySettings } from './day-settings.ts';
import {
  type Candidate,
  type EntryPart,
  fieldsOf,
  findParts,
  withoutParts,
} from './quick-entry.ts';
import type { DateReader } from './quick-entry-dates.ts';

interface Entry {
  text: string;
  parts: readonly Chip[];
  /** What was turned back into words. */
  ignored: readonly string[];
}

/** What was said: the title of a task, and the fields that its words set. */
type Said = { title: string } & ReturnType<typeof fieldsOf>;

/** A part that has left the text, and where it stood there. */
export type Chip = Candidate & { at: number };

const blank: Entry = { text: '', parts: [], ignored: [] };

// Loaded once somebody is about to type; until then everything but dates is understood.
let reader: DateReader | undefined;
let loading: Promise<void> | undefined;

function loadReader(): Promise<void> {
  loading ??= import('./read-dates.ts').then(
    (module) => {
      reader = module.readDates;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
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

/** The text of a quick entry with the parts understood so far as chips beside it. */
export function useQuickEntry(settings: DaySettings, categories: readonly Category[]) {
  const [entry, setEntry] = useState(blank);
  // How many were entered and wait for the code that reads them.
  const [unread, setUnread] = useState(0);

  function understand(from: Entry, isComplete: boolean): Entry {
    const found = findParts(from.text, {
      today: settings.today,
      dayFirst: settings.dateFormat === 'DMY',
      isHalfDayClock: settings.timeFormat === '12',
      categories,
      readDates: reader,
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

  function type(text: string) {
    const isBlank = text === '' && entry.parts.length === 0;
    const next = isBlank ? blank : followed({ ...entry, text });
    setEntry(understand(next, false));
    if (!reader) void loadReader().then(() => setEntry((now) => understand(now, false)));
  }

  /** Turns a chip back into words that stay words. */
  function giveBack(chip: Chip) {
    const words = chip.text.trim();
    const text = entry.text.trim() === '' ? words : `${entry.text.trimEnd()} ${words}`;
    setEntry({
      text,
      parts: entry.parts.filter((part) => part !== chip),
      ignored: [...entry.ignored, words.toLowerCase()],
    });
  }

  function drop(kind: EntryPart['kind']) {
    setEntry({ ...entry, parts: entry.parts.filter((part) => part.kind !== kind) });
  }

  /**
   * Empties the bar and gives what was said to `take`, with what the end of the text still says: at
   * once, or when the code that reads dates is there. What is not taken comes back.
   */
  function submit(take: (said: Said) => boolean) {
    const typed = entry;
    setEntry(blank);
    const give = () => {
      const { text, parts } = understand(typed, true);
      if (take({ title: text.trim().replace(/\s+/g, ' '), ...fieldsOf(parts) })) return;
      // Others may have been typed meanwhile.
      const joined = (now: Entry) => ({ ...typed, text: `${typed.text} ${now.text}` });
      setEntry((now) => (now === blank ? typed : joined(now)));
    };
    if (reader) return give();
    setUnread((count) => count + 1);
    void loadReader().then(() => {
      give();
      setUnread((count) => count - 1);
    });
  }

  return {
    text: entry.text,
    isReading: unread > 0,
    prepare: () => void loadReader(),
    chips: entry.parts,
    fields: fieldsOf(entry.parts),
    type,
    giveBack,
    drop,
    submit,
    clear: () => setEntry(blank),
  };
}
