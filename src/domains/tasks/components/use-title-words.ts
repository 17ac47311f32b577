import { useEffect, useMemo, useRef, useState } from 'react';
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import type { Category } from '#domains/tasks/categories/schema.ts';
import { keepMatchingTimes } from '#domains/tasks/rules.ts';
import type { DaySettings } from './day-settings.ts';
import type { Chip } from './quick-entry-chips.ts';
import { readSaid } from './quick-entry-reader.ts';
import { blank, dropKinds, giveBack, typed } from './quick-entry-typing.ts';
import type { PhraseKind } from './quick-entry.ts';
import type { TaskValues } from './task-values.ts';

interface TitleWordsOptions {
  control: Control<TaskValues>;
  setValue: UseFormSetValue<TaskValues>;
  settings: DaySettings;
  options: readonly Category[];
  /** What is there already has its name: only a new task is read. */
  isNew: boolean;
}

type Group = 'day' | 'repeat' | 'time' | 'category';
type Values = Partial<TaskValues>;
const groups: Record<Group, { names: readonly (keyof TaskValues)[]; kinds: PhraseKind[] }> = {
  day: { names: ['plannedOn'], kinds: ['date', 'start'] },
  repeat: { names: ['repeatRule'], kinds: ['repeat', 'end', 'start'] },
  time: {
    names: ['timeType', 'startTime', 'endTime', 'dueTime', 'timeOfDay'],
    kinds: ['time', 'part', 'length'],
  },
  category: { names: ['categoryId'], kinds: ['category'] },
};
const groupNames: readonly Group[] = ['day', 'repeat', 'time', 'category'];
const none: readonly Chip[] = [];

/**
 * Reads the title of a new task as the bar does. What it says stands in the fields of the form as
 * long as it is said; a field that is changed by hand counts, and its words leave the title.
 */
export function useTitleWords({ control, setValue, settings, options, isNew }: TitleWordsOptions) {
  // All fields have a value from the beginning.
  const values = useWatch({ control }) as TaskValues;
  const { title } = values;
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const entry = typed({ ...blank, ignored }, title);
  /** What stood in the fields before words took them over, and what these put there. */
  const [before, written] = [useRef<Values>({}), useRef<Values>({})];
  const plannedOn = before.current.plannedOn ?? values.plannedOn;
  const said = useMemo(
    () =>
      readSaid(isNew ? title : '', {
        ...settings,
        now: new Date().toISOString(),
        plannedOn,
        categories: options,
        ignored,
      }),
    [isNew, title, settings, plannedOn, options, ignored],
  );

  const fields = fieldsOf(said);
  const key = JSON.stringify(fields);
  useEffect(() => {
    for (const group of groupNames) {
      for (const name of groups[group].names) {
        const value = fields[name];
        const isWritten = name in written.current;
        if (value === undefined && isWritten) {
          setValue(name, before.current[name] ?? null);
          forget(name);
        }
        if (value === undefined) continue;
        if (!isWritten) Object.assign(before.current, { [name]: values[name] });
        Object.assign(written.current, { [name]: value });
        setValue(name, value, { shouldDirty: true });
      }
    }
    // The fields follow the words alone.
  }, [key]);

  const changed = groupNames.filter((group) =>
    groups[group].names.some(
      (name) => name in written.current && written.current[name] !== values[name],
    ),
  );
  const byHand = changed.join();
  useEffect(() => {
    for (const group of groupNames.filter((one) => byHand.split(',').includes(one))) {
      for (const name of groups[group].names) forget(name);
      setValue('title', dropKinds(entry, said.phrases, groups[group].kinds).text);
    }
  }, [byHand]);

  function forget(name: keyof TaskValues) {
    Reflect.deleteProperty(written.current, name);
    Reflect.deleteProperty(before.current, name);
  }

  return {
    chips: isNew ? said.chips : none,
    giveBack: (chip: Chip) => setIgnored(giveBack(entry, chip.phrases).ignored),
    /** What is left of it. */
    title: said.title,
  };
}

function fieldsOf({
  plannedOn,
  repeatRule,
  times,
  categoryId,
}: ReturnType<typeof readSaid>): Values {
  const empty = { startTime: null, endTime: null, dueTime: null, timeOfDay: null };
  return {
    ...(plannedOn ? { plannedOn } : {}),
    ...(repeatRule ? { repeatRule } : {}),
    ...(times ? keepMatchingTimes({ ...empty, ...times }) : {}),
    ...(categoryId ? { categoryId } : {}),
  };
}
