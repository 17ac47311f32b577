import { useNavigate } from '@tanstack/react-router';
import { Bell, Building2, Keyboard, Plus, Trash2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentNow } from '#client/words/dates.ts';
import { formatRowDate } from '#client/words/format-dates.ts';
import { type PageAction, useOfferedActions } from '#client/page/shortcuts.tsx';
import { categories } from '#domains/tasks/categories/data.ts';
import { type DaySettings, useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { readSaid, type Said } from '#domains/tasks/quick-entry/reader/quick-entry-reader.ts';
import { addTask } from '#domains/tasks/row/task-actions.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { usePlaces } from '#app/shell/navigation/navigation.ts';
import { showOverlay } from '#client/page/overlays.ts';
import { useFoundRecords, useRecentRecords } from './palette-records.ts';
import { rank } from '#client/words/title-match.ts';
import type { Found, RecordKind } from '#client/record/record-kind.ts';

/** One row of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  icon: ReactNode;
  meta?: string | undefined;
  isDone?: boolean | undefined;
  /** 'g then t' */
  keys?: string;
  run: () => void;
}

/** Rows under a heading; the last group creates what was typed and has none. */
export interface PaletteGroup {
  value: string;
  items: PaletteEntry[];
}

const maxTitle = 200;

/** What the palette offers for what has been typed so far, and how to create a task of it. */
export function usePaletteEntries(query: string) {
  const offered = useOfferedActions();
  const settings = useDaySettings();
  const navigate = useNavigate();
  const typed = query.trim();
  const named = categories.useRows(inOrder);
  const recent = useRecentRecords();
  const { groups: found, isSearching } = useFoundRecords(typed);

  const newTask: PageAction = {
    label: 'New task',
    icon: <Plus />,
    onSelect: () => openTaskDialog(),
    ...(offered.primary ? {} : { keys: 'n' }),
  };
  const onPage = [
    ...(offered.primary ? actionsOf(offered.primary) : []),
    ...(offered.actions ?? []),
  ].map((action) => entryOf(action, 'page'));
  const goTo = usePlaces().map(({ label, to, icon: Icon, shortcut }) => ({
    id: to,
    label,
    icon: <Icon />,
    keys: shortcut?.replaceAll(' ', ' then '),
    run: () => void navigate({ to }),
  }));
  const settingsTabs: PaletteEntry[] = (['personal', 'workspace'] as const).map((tab) => ({
    id: `settings ${tab}`,
    label: tab === 'personal' ? 'Personal settings' : 'Workspace settings',
    icon: tab === 'personal' ? <UserRound /> : <Building2 />,
    run: () => void navigate({ to: '/settings', search: { tab } }),
  }));
  const elsewhere: PaletteEntry[] = [
    {
      id: '/notifications',
      label: 'Notifications',
      icon: <Bell />,
      run: () => void navigate({ to: '/notifications' }),
    },
    { id: '/trash', label: 'Trash', icon: <Trash2 />, run: () => void navigate({ to: '/trash' }) },
  ];
  const help: PaletteEntry = {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    icon: <Keyboard />,
    keys: '?',
    run: () => showOverlay('shortcuts'),
  };
  const hasNewTask = onPage.some(({ label }) => label === newTask.label);
  const create = hasNewTask ? [] : [entryOf(newTask, 'create')];

  function recordEntry(kind: RecordKind, one: Found, meta = metaOf(one, settings)) {
    const { id, title, isDone, icon = kind.icon } = one;
    const run = () => kind.open(one, navigate);
    // A post may have no title but that of its content.
    const label = title || one.parent?.title || kind.noun;
    return { id: `${kind.domain} ${id}`, label, icon, meta, isDone, run };
  }

  const said = readSaid(typed, {
    ...settings,
    now: momentNow,
    plannedOn: settings.today,
    categories: named,
    ignored: [],
  });

  function addTyped() {
    const { title, plannedOn = settings.today, times, repeatRule, repeatMode, categoryId } = said;
    const rhythm = { ...(repeatRule ? { repeatRule } : {}), ...(repeatMode ? { repeatMode } : {}) };
    const fields = { title, plannedOn, ...times, ...rhythm };
    // Too long for a title: the dialog says so beside it, and nothing typed is lost.
    if (title.length > maxTitle) openTaskDialog({ title: typed });
    else
      addTask(
        { ...fields, ...(categoryId ? { categoryId } : {}) },
        { onPage: settings.today, settings, navigate },
      );
  }

  if (!typed) {
    const groups = [
      { value: 'On this page', items: onPage },
      {
        value: 'Recent',
        items: recent.map(({ kind, found }) => recordEntry(kind, found, kind.noun)),
      },
      { value: 'Go to', items: [...goTo, help] },
      { value: 'Create', items: create },
    ];
    return {
      groups: groups.filter(({ items }) => items.length > 0),
      count: undefined,
      isSearching: false,
      addTyped,
    };
  }
  const groups = [
    { value: 'On this page', items: best(onPage, typed) },
    { value: 'Go to', items: best([...goTo, ...elsewhere, ...settingsTabs, help], typed) },
    ...found.map(({ kind, found: records }) => ({
      value: kind.label,
      items: records.map((one) => recordEntry(kind, one)),
    })),
    { value: 'Create', items: best(create, typed) },
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const add: PaletteEntry = {
    id: 'add-typed',
    label: `Add task “${said.title}” ${placeOf(said)}`,
    icon: <Plus />,
    keys: 'mod+enter',
    run: addTyped,
  };
  return { groups: [...groups, { value: '', items: [add] }], count, isSearching, addTyped };
}

// Chosen here at once: the menu of a button would be the second one.
function actionsOf(primary: PageAction): PageAction[] {
  const { label, choices } = primary;
  if (!choices) return [{ ...primary, keys: 'n' }];
  return choices.map((choice) => ({ ...choice, label: `${label}: ${choice.label}` }));
}

function entryOf({ label, icon, keys, onSelect }: PageAction, group: string): PaletteEntry {
  return { id: `${group} ${label}`, label, icon: icon ?? <Plus />, keys, run: onSelect };
}

/** What will be saved with a title, before it is: 'to Fri, Nov 27, 3:00 PM, in Content'. */
function placeOf({ chips }: Said): string {
  const words = chips.map(({ id, label }) => {
    if (id === 'category') return `in ${label}`;
    return id === 'day' ? `to ${label}` : label;
  });
  const hasDay = chips.some(({ id }) => id === 'day' || id === 'repeat');
  return [...(hasDay ? [] : ['to today']), ...words].join(', ');
}

function metaOf({ meta, on, parent }: Found, settings: DaySettings): string | undefined {
  return (meta || parent?.title) ?? (on ? formatRowDate(on, settings) : undefined);
}

/** Those that fit, the best first; equals stay in their order. */
function best(all: readonly PaletteEntry[], query: string): PaletteEntry[] {
  return all
    .flatMap((entry) => {
      const place = rank(entry.label, query);
      return place === undefined ? [] : [{ entry, place }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
