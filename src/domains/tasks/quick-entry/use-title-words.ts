import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { momentNow } from '#client/words/dates.ts';
import type { Category } from '#domains/tasks/categories/schema.ts';
import { keepMatchingTimes } from '#domains/tasks/rules.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { Chip } from '#domains/tasks/quick-entry/reader/quick-entry-chips.ts';
import { readSaid, type Said } from '#domains/tasks/quick-entry/reader/quick-entry-reader.ts';
import { dropKinds, giveBack } from '#domains/tasks/quick-entry/reader/quick-entry-typing.ts';
import type { PhraseKind } from '#domains/tasks/quick-entry/reader/quick-entry.ts';
import type { TaskValues } from '#domains/tasks/form/task-values.ts';

interface TitleWordsOptions extends Pick<
  UseFormReturn<TaskValues, unknown, TaskValues>,
  'getValues' | 'setValue' | 'watch'
> {
  control: Control<TaskValues>;
  settings: DaySettings;
  categories: readonly Category[];
  /** The day the form begins with. */
  onPage: string | null;
  /** What is there already has its name: only a new task is read. */
  isNew: boolean;
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
export function useTitleWords(options: TitleWordsOptions) {
  const { control, getValues, setValue, watch, settings, categories, onPage, isNew } = options;
  const title = useWatch({ control, name: 'title' });
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [chosenOn, setChosenOn] = useState(onPage);
  /** What the words have put into the fields, and what stood there before. */
  const written = useRef<Values>({});
  const before = useRef<Values>({});

  function read(text: string, words = ignored): Said {
    const context = { ...settings, now: momentNow, plannedOn: chosenOn, categories };
    return readSaid(isNew ? text : '', { ...context, ignored: words });
  }

  function follow(said: Said) {
    const fields = fieldsOf(said);
    for (const name of names) {
      const value = fields[name];
      const isWritten = name in written.current;
      if (value === undefined && isWritten) {
        const kept = before.current[name] ?? null;
        forget(name);
        setValue(name, kept);
      }
      if (value === undefined) continue;
      if (!isWritten) Object.assign(before.current, { [name]: getValues(name) });
      Object.assign(written.current, { [name]: value });
      if (getValues(name) !== value) setValue(name, value, { shouldDirty: true });
    }
  }

  function forget(name: keyof TaskValues) {
    Reflect.deleteProperty(written.current, name);
    Reflect.deleteProperty(before.current, name);
  }

  const changed = useEffectEvent((name: string | undefined) => {
    const text = getValues('title');
    if (name === 'title') {
      follow(read(text));
      return;
    }
    const field = names.find((one) => one === name);
    if (!field) return;
    const isByHand = written.current[field] !== getValues(field);
    if (field === 'plannedOn' && isByHand) setChosenOn(getValues('plannedOn'));
    if (!isByHand || !(field in written.current)) return;
    const group = groups.find((one) => one.names.includes(field));
    for (const one of group?.names ?? []) forget(one);
    const entry = dropKinds({ text, ignored }, read(text).phrases, group?.kinds ?? []);
    setValue('title', entry.text);
  });
  useEffect(() => {
    changed('title');
    const told = watch((_, { name }) => changed(name));
    return () => told.unsubscribe();
  }, [watch]);

  const said = read(title);
  return {
    chips: said.chips,
    /** What is left of the title. */
    title: said.title,
    giveBack(chip: Chip) {
      const next = giveBack({ text: title, ignored }, chip.phrases).ignored;
      setIgnored(next);
      follow(read(title, next));
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
