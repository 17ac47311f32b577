import { expect, test } from 'vitest';
import { comesLater } from '#client/form/checks.ts';
import { sendWith } from '#client/sync/api.ts';
import { openStore } from '#client/sync/kept/store.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { newId } from '#shared/ids.ts';
import { starredDaysContract } from './contract.ts';
import { starredDays, toggleStar } from './data.ts';

test('a day that is pressed twice before anything can be written has no star', async () => {
  const userId = newId();
  openStore(userId);
  setScope({ userId, workspaceId: newId() });
  const sent: string[] = [];
  sendWith((_url, { method = 'GET' }) => {
    sent.push(method);
    return new Promise(() => undefined);
  });
  const arrival = Promise.withResolvers<typeof starredDaysContract>();
  comesLater(starredDaysContract, () => arrival.promise);

  void toggleStar('2026-11-28');
  void toggleStar('2026-11-28');
  arrival.resolve(starredDaysContract);
  await expect.poll(() => sent).toEqual(['POST']);
  expect(starredDays.read(allRows)).toEqual([]);
});
