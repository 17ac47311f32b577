import { call } from '#client/sync/api.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { defineAction } from '#client/sync/collection-action.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { businessesContract } from './contract.ts';
import { taxIdEnding } from './rules.ts';

/** The businesses of the workspace. */
export const businesses = defineCollection({
  name: 'businesses',
  contract: businessesContract,
  scope: 'workspace',
  isOfMoney: true,
  setByServer: { taxIdEnding: '', isDefault: false },
  messages: {
    load: 'Failed to load businesses',
    create: 'Failed to add business',
    update: 'Failed to update business',
    remove: 'Failed to delete business',
  },
});

const sendDefault = defineAction(businesses, {
  verb: 'makeDefault',
  operation: businessesContract.makeDefault,
  failedText: 'Failed to update business',
});
const sendTaxId = defineAction(businesses, {
  verb: 'setTaxId',
  operation: businessesContract.setTaxId,
  failedText: 'Failed to update business',
});

/** Makes a business the one that new deals and expenses are of. */
export function makeDefault(id: string, before: string | undefined) {
  const others = before
    ? [
        {
          collection: 'businesses',
          do: 'patch' as const,
          id: before,
          patch: { isDefault: false },
        },
      ]
    : [];
  return sendDefault(id, {}, { isDefault: true, isArchived: false }, others);
}

/** Writes the tax id down; of what was written, lists show the end. */
export function setTaxId(id: string, taxId: string) {
  return sendTaxId(id, { taxId }, { taxIdEnding: taxIdEnding(taxId.trim()) });
}

/** Asks for the whole tax id; the server notes who asked. */
export async function revealTaxId(id: string): Promise<string> {
  const workspaceId = getScope().workspaceId ?? '';
  const input = { params: { workspaceId, id }, body: {} };
  return (await call(businessesContract.revealTaxId, input)).taxId;
}
