import { useEffect, useState } from 'react';
import { checksComing } from '#client/form/checks.ts';
import { keptText, useKeepText } from '#client/sync/kept/kept-text.ts';
import { momentNow } from '#client/words/dates.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { Chip } from '#domains/tasks/quick-entry/reader/quick-entry-chips.ts';
import type { readSaid, Said } from '#domains/tasks/quick-entry/reader/quick-entry-reader.ts';
import {
  blank,
  dropKinds,
  type Entry,
  giveBack,
  typed,
} from '#domains/tasks/quick-entry/reader/quick-entry-typing.ts';
import type { EntryContext, PhraseKind } from '#domains/tasks/quick-entry/reader/quick-entry.ts';

const unreadText =
  'Added as you typed it: a day or time in it could not be read without a connection.';
/** After what is on screen first; whoever goes offline then can still type a day. */
const readerAfterMs = 1_000;

// Loaded once somebody is about to type.
let read: typeof readSaid | undefined;
let loading: Promise<void> | undefined;

function loadReader(): Promise<void> {
  loading ??= import('#domains/tasks/quick-entry/reader/quick-entry-reader.ts').then(
    (module) => {
      read = module.readSaid;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/**
 * The text of a quick entry with what it says: that is what is saved. It is kept under a name while its
 * page is left.
 */
export function useQuickEntry(
  settings: DaySettings,
  categories: readonly Category[],
  plannedOn: string | null,
  keptAs: string,
) {
  const [entry, setEntry] = useState(() => typed(blank, keptText(keptAs)));
  useKeepText(keptAs, entry.text);
  // How many were entered and wait for code.
  const [unread, setUnread] = useState(0);
  // As state, so that what has been typed is read again once it is there.
  const [reader, setReader] = useState(() => read);

  function saidBy({ text, ignored }: Entry, readBy = reader ?? read): Said {
    const context: EntryContext = { ...settings, now: momentNow, plannedOn, categories, ignored };
    return (
      readBy?.(text, context) ?? { title: text.trim().replace(/\s+/g, ' '), phrases: [], chips: [] }
    );
  }

  useEffect(() => {
    const timer = setTimeout(() => void loadReader(), readerAfterMs);
    return () => clearTimeout(timer);
  }, []);

  function prepare() {
    if (!read) void loadReader().then(() => setReader(() => read));
  }

  function type(text: string) {
    setEntry(typed(entry, text));
    prepare();
  }

  const said = saidBy(entry);

  /**
   * Empties the bar and gives what was said to `take`: at once, or when the code that reads it and
   * that which checks it are there. What is not taken comes back.
   */
  function submit(take: (said: Said) => boolean) {
    const sent = entry;
    setEntry(blank);
    const give = () => {
      if (take(saidBy(sent, read))) {
        if (!read) toast.plain(unreadText);
        return;
      }
      // Others may have been typed meanwhile.
      const joined = (now: Entry) => ({ ...sent, text: `${sent.text} ${now.text}` });
      setEntry((now) => (now === blank ? sent : joined(now)));
    };
    const coming = checksComing();
    if (read && !coming) return give();
    setUnread((count) => count + 1);
    void Promise.all([read ?? loadReader(), coming]).then(() => {
      give();
      setReader(() => read);
      setUnread((count) => count - 1);
    });
  }

  return {
    text: entry.text,
    said,
    isReading: unread > 0,
    prepare,
    type,
    giveBack: (chip: Chip) => setEntry(giveBack(entry, chip.phrases)),
    drop: (kinds: readonly PhraseKind[]) => setEntry(dropKinds(entry, said.phrases, kinds)),
    submit,
    clear: () => setEntry(blank),
  };
}
