import { Building2, Check, Megaphone, Repeat } from 'lucide-react';
import { formatRowDate } from '#client/format-dates.ts';
import { Monogram } from '#client/ui/avatar.tsx';
import { brands } from '#domains/brands/data.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { statusLabels } from '#domains/campaigns/rules.ts';
import { routineItems } from '#domains/routine/data.ts';
import type { DaySettings } from '#domains/tasks/components/day-settings.ts';
import { openTaskDialog } from '#domains/tasks/components/task-dialog-host.tsx';
import { timeText } from '#domains/tasks/components/task-time.ts';
import { tasks } from '#domains/tasks/data.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { findsRecords, type PaletteSource, rowIn } from './palette-source.ts';

/** Every kind of record that the palette finds, in the order of its groups: a domain joins here. */
export const sources: readonly PaletteSource[] = [
  findsRecords(campaigns, {
    label: 'Campaigns',
    noun: 'Campaign',
    icon: <Megaphone />,
    titleOf: ({ campaignName }) => campaignName,
    look: ({ status, brandId }) => ({ meta: statusLabels[status], icon: brandIcon(brandId) }),
    open: (_, navigate) => void navigate({ to: '/brand-campaigns' }),
  }),
  findsRecords(brands, {
    label: 'Brands',
    noun: 'Brand',
    icon: <Building2 />,
    titleOf: ({ name }) => name,
    look: ({ id }) => ({ icon: brandIcon(id) }),
    open: (_, navigate) => void navigate({ to: '/brand-campaigns' }),
  }),
  findsRecords(tasks, {
    label: 'Tasks',
    noun: 'Task',
    icon: <span className="palette-ring" />,
    titleOf: ({ title }) => title,
    look: (task, settings) => ({
      meta: whenOf(task, settings),
      ...(task.completedAt ? { isDone: true, icon: <DoneRing /> } : {}),
    }),
    isOver: ({ completedAt }) => completedAt !== null,
    open(task, navigate) {
      // What the server alone has is on its day.
      if (rowIn(tasks, task.id)) openTaskDialog({ taskId: task.id });
      else if (task.on) void navigate({ to: '/day/$date', params: { date: task.on } });
      else void navigate({ to: '/all-tasks', search: { q: task.title } });
    },
  }),
  findsRecords(routineItems, {
    label: 'Routine',
    noun: 'Routine',
    icon: <Repeat />,
    titleOf: ({ title }) => title,
    open: (_, navigate) => void navigate({ to: '/routine' }),
  }),
];

function DoneRing() {
  return (
    <span className="palette-ring done">
      <Check />
    </span>
  );
}

function brandIcon(id: string | null) {
  const brand = rowIn(brands, id);
  return brand ? <Monogram name={brand.name} color={brand.color} size="sm" /> : undefined;
}

function whenOf(task: Task, settings: DaySettings): string {
  const day = task.plannedOn ? formatRowDate(task.plannedOn, settings) : 'Someday';
  if (task.completedAt) return `Done, ${day}`;
  if (task.timeType === 'none') return day;
  const time = timeText(task, settings);
  return `${day}, ${task.timeOfDay ? time.toLowerCase() : time}`;
}
