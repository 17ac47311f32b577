import { call } from '#client/sync/api.ts';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { enterWorkspace } from '#domains/people/workspaces/data.ts';

/**
 * Creates a workspace and goes there; throws what the server refused. With the same id it can be
 * tried again, whether the first attempt arrived or not.
 */
export async function createWorkspace(
  fields: Call<typeof workspacesContract.create>['body'],
): Promise<Workspace> {
  const { id, name, description = '' } = fields;
  let made = await call(workspacesContract.create, {
    body: { baseCurrency: await currencyHere(), ...fields },
  });
  // An earlier attempt has arrived, and the fields were changed since.
  const params = { workspaceId: id };
  if (made.name !== name.trim())
    made = await call(workspacesContract.rename, { params, body: { name } });
  if (made.description !== description.trim())
    made = await call(workspacesContract.update, { params, body: { description } });
  return enterWorkspace(made);
}

// Needed once in the life of a workspace, so it comes when it is.
async function currencyHere(): Promise<string> {
  const { homeCurrency } = await import('#client/words/home-currency.ts');
  return homeCurrency(navigator.language);
}

/** 'Skip for now': creates 'Personal Workspace' unless there is a workspace already. */
export async function createPersonalWorkspace(): Promise<Workspace> {
  const body = { id: newId(), baseCurrency: await currencyHere() };
  return enterWorkspace(await call(workspacesContract.createPersonal, { body }));
}
