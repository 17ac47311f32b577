import {
  AlarmClock,
  CalendarDays,
  LayoutDashboard,
  ListChecks,
  Repeat,
  Sun,
  Sunrise,
} from 'lucide-react';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { readTaskSearch } from '#domains/tasks/list/task-search.ts';
import { isDate } from '#shared/clock.ts';
import { calendarSearch } from '#views/calendar/calendar-search.ts';
import { clampDays } from '#views/dashboard/week.ts';
import { OverdueCount, TodayCount, TomorrowCount } from '#domains/tasks/list/task-counts.tsx';
import { lateCount } from './late-count.tsx';
import { guarded } from '#app/pages/roots.tsx';
import { text } from '#app/pages/strangers.tsx';

interface DashboardSearch {
  days?: number;
}
const dashboardSearch = ({ days }: Record<string, unknown>): DashboardSearch =>
  days === undefined ? {} : { days: clampDays(days) };

const RoutineDone = lateCount(() =>
  import('#domains/routine/list/routine-done.tsx').then((part) => part.RoutineDone),
);

/** The pages of days and their tasks, in the order of the sidebar. */
export const daysPages = [
  createRoute({
    getParentRoute: () => guarded,
    path: '/dashboard',
    component: lazyRouteComponent(
      () => import('#views/dashboard/dashboard-page.tsx'),
      'DashboardPage',
    ),
    validateSearch: dashboardSearch,
    staticData: {
      title: 'Dashboard',
      place: { section: 'Main', icon: LayoutDashboard, shortcut: 'g d' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/today',
    component: lazyRouteComponent(() => import('#views/day/today-page.tsx'), 'TodayPage'),
    staticData: {
      title: 'Today',
      place: { section: 'Tasks', icon: Sun, count: TodayCount, shortcut: 'g t', tab: 1 },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/tomorrow',
    component: lazyRouteComponent(() => import('#views/day/tomorrow-page.tsx'), 'TomorrowPage'),
    staticData: {
      title: 'Tomorrow',
      place: { section: 'Tasks', icon: Sunrise, count: TomorrowCount, shortcut: 'g m' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/all-tasks',
    component: lazyRouteComponent(
      () => import('#domains/tasks/list/all-tasks-page.tsx'),
      'AllTasksPage',
    ),
    validateSearch: readTaskSearch,
    staticData: {
      title: 'All Tasks',
      place: { section: 'Tasks', icon: ListChecks, shortcut: 'g a', tab: 4 },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/routine',
    component: lazyRouteComponent(
      () => import('#domains/routine/page/routine-page.tsx'),
      'RoutinePage',
    ),
    validateSearch: (search: Record<string, unknown>): { day?: string } => ({
      day: text(search['day']),
    }),
    staticData: {
      title: 'Routine',
      modules: ['routine'],
      place: { section: 'Tasks', icon: Repeat, count: RoutineDone, shortcut: 'g r' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/overdue',
    component: lazyRouteComponent(() => import('#views/overdue/overdue-page.tsx'), 'OverduePage'),
    staticData: {
      title: 'Overdue',
      place: { section: 'Tasks', icon: AlarmClock, count: OverdueCount, shortcut: 'g o' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/calendar',
    component: lazyRouteComponent(
      () => import('#views/calendar/calendar-page.tsx'),
      'CalendarPage',
    ),
    validateSearch: calendarSearch,
    staticData: {
      title: 'Calendar',
      place: { section: 'Tasks', icon: CalendarDays, shortcut: 'g c', tab: 2, covers: '/day/' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/day/$date',
    component: lazyRouteComponent(() => import('#views/day/day-page.tsx'), 'DayPage'),
    validateSearch: ({ task }: Record<string, unknown>): { task?: string } =>
      typeof task === 'string' ? { task } : {},
    beforeLoad({ params, search: { task } }) {
      if (!isDate(params.date)) throw notFound();
      if (!task) return;
      // A task by the address that reminders name.
      openTaskDialog({ taskId: task, plannedOn: params.date });
      redirect({ to: '/day/$date', params, replace: true, throw: true });
    },
    staticData: { title: 'Day' },
  }),
] as const;
