import { useNavigate } from '@tanstack/react-router';
import { Building2, Keyboard, Plus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRowDate } from '#client/format-dates.ts';
import { type PageAction, useOfferedActions } from '#client/shortcuts.tsx';
import { toast } from '#client/ui/toasts.tsx';
import { type DaySettings, useDaySettings } from '#domains/tasks/components/day-settings.ts';
import { openTaskDialog } from '#domains/tasks/components/task-dialog-host.tsx';
import { timeText } from '#domains/tasks/components/task-time.ts';
import { tasks } from '#domains/tasks/data.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { places } from './navigation.ts';
import { showOverlay } from './overlays.ts';
import { rank } from './palette-search.ts';

/** One row of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  icon: ReactNode;
  meta?: string;
  /** 'g then t' */
  keys?: string;
  run: () => void;
}

/** Rows under a heading; the last group creates what was typed and has none. */
export interface PaletteGroup {
  value: string;
  items: PaletteEntry[];
}

const maxTasks = 7;
const maxRecent = 3;
const maxTitle = 200;

const openTasks = (rows: readonly Task[]) => rows.filter((task) => !task.completedAt);
const recentTasks = (rows: readonly Task[]) =>
  openTasks(rows)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, maxRecent);

/** What the palette offers for what has been typed so far, and how to create a task of it. */
export function usePaletteEntries(query: string) {
  const offered = useOfferedActions();
  const settings = useDaySettings();
  const open = tasks.useRows(openTasks);
  const recent = tasks.useRows(recentTasks);
  const navigate = useNavigate();
  const typed = query.trim();

  const newTask: PageAction = {
    label: 'New task',
    icon: <Plus />,
    onSelect: () => openTaskDialog(),
    ...(offered.primary ? {} : { keys: 'n' }),
  };
  const onPage = [
    ...(offered.primary ? [{ ...offered.primary, keys: 'n' }] : []),
    ...(offered.actions ?? []),
  ].map((action) => entryOf(action, 'page'));
  const goTo = places.map(({ label, to, icon: Icon, shortcut }) => ({
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
  const help: PaletteEntry = {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    icon: <Keyboard />,
    keys: '?',
    run: () => showOverlay('shortcuts'),
  };
  const hasNewTask = onPage.some(({ label }) => label === newTask.label);
  const create = hasNewTask ? [] : [entryOf(newTask, 'create')];

  function addTyped() {
    void tasks.create({ title: typed.slice(0, maxTitle), plannedOn: settings.today });
    toast.success('Task added successfully');
  }

  if (!typed) {
    const groups = [
      { value: 'On this page', items: onPage },
      { value: 'Recent', items: recent.map((task) => taskEntry(task, settings)) },
      { value: 'Go to', items: [...goTo, help] },
      { value: 'Create', items: create },
    ];
    return { groups: groups.filter(({ items }) => items.length > 0), count: undefined, addTyped };
  }
  const groups = [
    { value: 'On this page', items: best(onPage, typed) },
    { value: 'Go to', items: best([...goTo, ...settingsTabs, help], typed) },
    {
      value: 'Tasks',
      items: best(open, typed, ({ title }) => title)
        .slice(0, maxTasks)
        .map((task) => taskEntry(task, settings)),
    },
    { value: 'Create', items: best(create, typed) },
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const add: PaletteEntry = {
    id: 'add-typed',
    label: `Add task “${typed}” to today`,
    icon: <Plus />,
    keys: 'mod+enter',
    run: addTyped,
  };
  return { groups: [...groups, { value: '', items: [add] }], count, addTyped };
}

function entryOf({ label, icon, keys, onSelect }: PageAction, group: string): PaletteEntry {
  return { id: `${group} ${label}`, label, icon: icon ?? <Plus />, keys, run: onSelect };
}

function taskEntry(task: Task, settings: DaySettings): PaletteEntry {
  return {
    id: task.id,
    label: task.title,
    icon: <span className="palette-ring" />,
    meta: whenOf(task, settings),
    run: () => openTaskDialog({ taskId: task.id }),
  };
}

function whenOf(task: Task, settings: DaySettings): string {
  const day = task.plannedOn ? formatRowDate(task.plannedOn, settings) : 'Someday';
  if (task.timeType === 'none') return day;
  const time = timeText(task, settings);
  return `${day}, ${task.timeOfDay ? time.toLowerCase() : time}`;
}

/** Those that fit, the best first; equals stay in their order. */
function best<T>(all: readonly T[], query: string, titleOf: (one: T) => string = labelOf): T[] {
  return all
    .flatMap((one) => {
      const place = rank(titleOf(one), query);
      return place === undefined ? [] : [{ one, place }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ one }) => one);
}

function labelOf(one: unknown): string {
  // Everything but tasks, which bring their own way, is an entry.
  return (one as PaletteEntry).label;
}
