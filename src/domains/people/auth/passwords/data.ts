import { call } from '#client/sync/api.ts';
import { renewing } from '#domains/people/auth/data.ts';
import type { Call } from '#shared/contract.ts';
import { passwordsContract } from './contract.ts';

const { changePassword: operation } = passwordsContract;

/** Changes the password and signs all other browsers out; throws what the server refused. */
export async function changePassword(body: Call<typeof operation>['body']): Promise<void> {
  await renewing(operation, call(operation, { body }));
}
