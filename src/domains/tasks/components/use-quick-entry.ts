import { useState } from 'react';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { DaySettings } from './day-settings.ts';
import { type EntryPart, fieldsOf } from './quick-entry.ts';
import type { DateReader } from './quick-entry-dates.ts';
import {
  blank,
  type Chip,
  type Entry,
  type Reading,
  type Said,
  saidBy,
  typed,
  understand,
} from './quick-entry-typing.ts';

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

/** The text of a quick entry with the parts understood so far as chips beside it. */
export function useQuickEntry(settings: DaySettings, categories: readonly Category[]) {
  const [entry, setEntry] = useState(blank);
  // How many were entered and wait for the code that reads them.
  const [unread, setUnread] = useState(0);

  // Anew each time: the reader may have come meanwhile.
  const reading = (): Reading => ({
    today: settings.today,
    dayFirst: settings.dateFormat === 'DMY',
    isHalfDayClock: settings.timeFormat === '12',
    categories,
    readDates: reader,
  });

  function type(text: string) {
    setEntry(typed(entry, text, reading()));
    if (!reader) void loadReader().then(() => setEntry((now) => understand(now, reading(), false)));
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
    const sent = entry;
    setEntry(blank);
    const give = () => {
      if (take(saidBy(sent, reading()))) return;
      // Others may have been typed meanwhile.
      const joined = (now: Entry) => ({ ...sent, text: `${sent.text} ${now.text}` });
      setEntry((now) => (now === blank ? sent : joined(now)));
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
