import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useForm } from '#client/form/use-form.ts';
import { keysOf } from '#client/sync/live/changed-fields.ts';
import { momentNow } from '#client/words/dates.ts';
import type { Category } from '#domains/tasks/categories/schema.ts';
import { keepMatchingTimes } from '#domains/tasks/rules.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { Chip } from '#domains/tasks/quick-entry/reader/quick-entry-chips.ts';
import { readSaid, type Said } from '#domains/tasks/quick-entry/reader/quick-entry-reader.ts';
import { dropKinds, giveBack } from '#domains/tasks/quick-entry/reader/quick-entry-typing.ts';
import type { PhraseKind } from '#domains/tasks/quick-entry/reader/quick-entry.ts';
import type { TaskValues } from '#domains/tasks/form/task-values.ts';

interface TitleWordsOptions {
  form: Pick<ReturnType<typeof useForm<TaskValues>>, 'values' | 'set'>;
  settings: DaySettings;
  categories: readonly Category[];
  /** The day the form begins with. */
  onPage: string | null;
}

type Values = Partial<TaskValues>;
type Group = { names: readonly (keyof TaskValues)[]; kinds: readonly PhraseKind[] };
const groups: readonly Group[] = [
  { names: ['plannedOn'], kinds: ['date', 'start'] },
  { names: ['repeatRule', 'repeatMode'], kinds: ['repeat', 'end', 'start'] },
  {
    names: ['timeType', 'startTime', 'endTime', 'dueTime', 'timeOfDay'],
    kinds: ['time', 'part', 'length'],
  },
  { names: ['categoryId'], kinds: ['category'] },
];
const names = groups.flatMap((group) => group.names);

/**
 * Reads the title of a new task as the bar does. What it says stands in the fields of the form as
 * long as it is said; a field that is changed by hand counts, and its words leave the title.
 */
export function useTitleWords({ form, settings, categories, onPage }: TitleWordsOptions) {
  const { values } = form;
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [chosenOn, setChosenOn] = useState(onPage);
  /** What the words have put into the fields, and what stood there before. */
  const written = useRef<Values>({});
  const before = useRef<Values>({});

  function read(text: string, words = ignored): Said {
    return readSaid(text, {
      ...settings,
      now: momentNow,
      plannedOn: chosenOn,
      categories,
      ignored: words,
    });
  }

  /** What the fields become by what is said. */
  function follow(said: Said): Values {
    const fields = fieldsOf(said);
    const changes: Values = {};
    for (const name of names) {
      const value = fields[name];
      const isWritten = name in written.current;
      if (value === undefined && isWritten) {
        Object.assign(changes, { [name]: before.current[name] ?? null });
        forget(name);
      }
      if (value === undefined) continue;
      if (!isWritten) Object.assign(before.current, { [name]: values[name] });
      Object.assign(written.current, { [name]: value });
      Object.assign(changes, { [name]: value });
    }
    return changes;
  }

  function forget(name: keyof TaskValues) {
    Reflect.deleteProperty(written.current, name);
    Reflect.deleteProperty(before.current, name);
  }

  /** The title without the words of fields that were changed by hand. */
  function withoutWordsOf(changes: Values): string {
    const changed = keysOf(changes).filter((name) => name in written.current);
    const told = groups.filter((group) => group.names.some((name) => changed.includes(name)));
    if (told.length === 0) return values.title;
    const kinds = told.flatMap((group) => group.kinds);
    for (const name of told.flatMap((group) => group.names)) forget(name);
    const { title: text } = values;
    return dropKinds({ text, ignored }, read(text).phrases, kinds).text;
  }

  function set(changes: Values): void {
    if (changes.title !== undefined) {
      form.set({ ...changes, ...follow(read(changes.title)) });
      return;
    }
    if (changes.plannedOn !== undefined) setChosenOn(changes.plannedOn);
    form.set({ ...changes, title: withoutWordsOf(changes) });
  }

  // A title that the form begins with has its say, too.
  const begin = useEffectEvent(() => form.set(follow(read(values.title))));
  useEffect(() => begin(), []);

  const said = read(values.title);
  return {
    chips: said.chips,
    /** What is left of the title. */
    title: said.title,
    set,
    giveBack(chip: Chip) {
      const next = giveBack({ text: values.title, ignored }, chip.phrases).ignored;
      setIgnored(next);
      form.set(follow(read(values.title, next)));
    },
  };
}

function fieldsOf({ plannedOn, repeatRule, repeatMode, times, categoryId }: Said): Values {
  const empty = { startTime: null, endTime: null, dueTime: null, timeOfDay: null };
  return {
    ...(plannedOn ? { plannedOn } : {}),
    ...(repeatRule ? { repeatRule } : {}),
    ...(repeatMode ? { repeatMode } : {}),
    ...(times ? keepMatchingTimes({ ...empty, ...times }) : {}),
    ...(categoryId ? { categoryId } : {}),
  };
}
