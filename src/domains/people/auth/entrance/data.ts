import { call } from '#client/sync/api.ts';
import { sessionEnded, signedIn } from '#domains/people/auth/data.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import type { Call } from '#shared/contract.ts';
import { entranceContract } from './contract.ts';

type Body<Name extends 'signIn' | 'signUp' | 'resetPassword' | 'confirmEmail'> = Call<
  (typeof entranceContract)[Name]
>['body'];

export async function signIn(body: Body<'signIn'>): Promise<Profile> {
  await sessionEnded();
  const { user } = await call(entranceContract.signIn, { body });
  return signedIn(user);
}

/** Creates an account; `user` is null where the address has to be confirmed first. */
export async function signUp(body: Body<'signUp'>) {
  await sessionEnded();
  const { user, message } = await call(entranceContract.signUp, { body });
  return { user: user && (await signedIn(user)), message };
}

/** Chooses a new password with a mailed link and signs in. */
export async function resetPassword(body: Body<'resetPassword'>) {
  await sessionEnded();
  const { user } = await call(entranceContract.resetPassword, { body });
  return signedIn(user);
}

/** Confirms an address with a mailed link and signs in. */
export async function confirmEmail(body: Body<'confirmEmail'>) {
  await sessionEnded();
  const { user } = await call(entranceContract.confirmEmail, { body });
  return signedIn(user);
}

/** Has the link to confirm an address mailed once more. */
export async function resendConfirmation(email: string): Promise<void> {
  await call(entranceContract.resendConfirmation, { body: { email } });
}
