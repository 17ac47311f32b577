import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { readTaskSearch } from '#domains/tasks/list/task-search.ts';
import { isDate } from '#client/words/dates.ts';
import { calendarSearch } from '#views/calendar/calendar-search.ts';
import { clampDays } from '#views/dashboard/week.ts';
import { guarded } from '#app/pages/roots.tsx';
import { text } from '#app/pages/strangers.tsx';

interface DashboardSearch {
  days?: number;
}
const dashboardSearch = ({ days }: Record<string, unknown>): DashboardSearch =>
  days === undefined ? {} : { days: clampDays(days) };

export const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard',
  component: lazyRouteComponent(
    () => import('#views/dashboard/dashboard-page.tsx'),
    'DashboardPage',
  ),
  validateSearch: dashboardSearch,
  staticData: { title: 'Dashboard' },
});
export const today = createRoute({
  getParentRoute: () => guarded,
  path: '/today',
  component: lazyRouteComponent(() => import('#views/day/today-page.tsx'), 'TodayPage'),
  staticData: { title: 'Today' },
});
export const tomorrow = createRoute({
  getParentRoute: () => guarded,
  path: '/tomorrow',
  component: lazyRouteComponent(() => import('#views/day/tomorrow-page.tsx'), 'TomorrowPage'),
  staticData: { title: 'Tomorrow' },
});
export const allTasks = createRoute({
  getParentRoute: () => guarded,
  path: '/all-tasks',
  component: lazyRouteComponent(
    () => import('#domains/tasks/list/all-tasks-page.tsx'),
    'AllTasksPage',
  ),
  validateSearch: readTaskSearch,
  staticData: { title: 'All Tasks' },
});
export const overdue = createRoute({
  getParentRoute: () => guarded,
  path: '/overdue',
  component: lazyRouteComponent(() => import('#views/overdue/overdue-page.tsx'), 'OverduePage'),
  staticData: { title: 'Overdue' },
});
export const calendar = createRoute({
  getParentRoute: () => guarded,
  path: '/calendar',
  component: lazyRouteComponent(() => import('#views/calendar/calendar-page.tsx'), 'CalendarPage'),
  validateSearch: calendarSearch,
  staticData: { title: 'Calendar' },
});
export const day = createRoute({
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
});
export const routine = createRoute({
  getParentRoute: () => guarded,
  path: '/routine',
  component: lazyRouteComponent(
    () => import('#domains/routine/page/routine-page.tsx'),
    'RoutinePage',
  ),
  validateSearch: (search: Record<string, unknown>): { day?: string } => ({
    day: text(search['day']),
  }),
  staticData: { title: 'Routine' },
});
