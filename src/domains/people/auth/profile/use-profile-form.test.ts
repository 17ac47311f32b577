import { afterEach, expect, test } from 'vitest';
import { ApiError, sendWith } from '#client/sync/api.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { newId } from '#shared/ids.ts';
import { sessionQuery } from '#domains/people/auth/data.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import { updateProfile } from './data.ts';

const mara: Profile = {
  id: newId(),
  email: 'mara@example.com',
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
  dashboardOrder: [],
  dashboardHidden: [],
  notificationsOff: [],
  notificationsMail: [],
  dailyDigest: false,
  digestAtMinutes: 450,
  digestWeekdays: [0, 1, 2, 3, 4, 5, 6],
  quietHours: true,
  quietFromMinutes: 1_320,
  quietUntilMinutes: 420,
};
afterEach(() => queryClient.clear());

test('with nobody signed in nothing is sent', async () => {
  let sent = 0;
  sendWith(async () => {
    sent += 1;
    return Response.json({});
  });
  await expect(updateProfile({ firstName: 'Mara' })).rejects.toThrow('No user logged in');
  queryClient.setQueryData(sessionQuery.queryKey, { user: null });
  await expect(updateProfile({ firstName: 'Mara' })).rejects.toThrow('No user logged in');
  expect(sent).toBe(0);
});

test('what was saved is who is signed in; what was refused changes nothing', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, { user: mara });
  sendWith(async () => Response.json({ ...mara, lastName: 'Lark' }));
  await updateProfile({ lastName: 'Lark' });
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.user?.lastName).toBe('Lark');
  sendWith(async () =>
    Response.json(
      { error: { code: 'conflict', message: 'Username already taken', reference: 'r' } },
      { status: 409 },
    ),
  );
  await expect(updateProfile({ username: 'mara' })).rejects.toThrow(ApiError);
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.user?.username).toBe(null);
});
