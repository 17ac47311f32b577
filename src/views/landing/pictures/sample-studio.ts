import { queryClient } from '#client/sync/query-client.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { sessionQuery } from '#domains/people/auth/data.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import { workspacesQuery } from '#domains/people/workspaces/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { tasks } from '#domains/tasks/data.ts';
import { starredDays } from '#domains/tasks/starred-days/data.ts';
import { starredDayFields } from '#domains/tasks/starred-days/schema.ts';
import type { Row } from '#client/sync/truth.ts';
import { otherTasks, sampleCategories, sampleTasks } from './sample-day.ts';
import { owner, sampled, sampleDay, sampleMoment } from './sample-record.ts';

const mara: Profile = {
  id: owner,
  email: 'mara@studiolark.example',
  username: null,
  firstName: 'Mara',
  lastName: null,
  avatarUrl: null,
  timeZone: 'UTC',
  dateFormat: 'MDY',
  timeFormat: '12',
  theme: 'system',
  density: 'comfortable',
  weekStartsOn: 0,
  dayStartsAtMinutes: 0,
  singleKeyShortcuts: true,
  notificationsOff: [],
  notificationsMail: [],
  dailyDigest: false,
  digestAtMinutes: 420,
  digestWeekdays: [1],
  quietHours: false,
  quietFromMinutes: 0,
  quietUntilMinutes: 0,
  dashboardOrder: [],
  dashboardHidden: [],
};

const studio: Workspace = {
  id: owner,
  name: 'Studio Lark',
  slug: 'studio-lark',
  description: '',
  logoUrl: null,
  type: 'team',
  role: 'owner',
  memberCount: 4,
  lastAccessedAt: null,
  createdAt: sampleMoment,
  version: 1,
  baseCurrency: 'USD',
  approvalMode: 'none',
  financeAccess: 'everyone',
  stageLabels: { planning: '', scripting: '', filming: '', editing: '', review: '' },
  hiddenStages: [],
  modulesOff: [],
  staleAfterDays: 14,
  receiptFromUnits: 75,
  packDaysBefore: 2,
  affiliateDisclosure: '',
  affiliateChecks: false,
};

/** Whose day the pictures show, and what they hold: in place of what a browser reads from the server. */
export function openSampleStudio(): void {
  setScope({ userId: mara.id, workspaceId: studio.id });
  queryClient.setQueryData(sessionQuery.queryKey, { user: mara });
  queryClient.setQueryData(workspacesQuery.queryKey, [studio]);
  fill(categories, sampleCategories);
  fill(tasks, [...sampleTasks(), ...otherTasks]);
  fill(starredDays, [sampled(starredDayFields, { starredOn: sampleDay })]);
}

function fill<R extends Row>({ name }: { name: string }, rows: readonly R[]): void {
  const cursor = { stream: owner, epoch: owner, seq: 0 };
  queryClient.setQueryData([name, owner], { rows, gone: new Map(), cursor });
}
