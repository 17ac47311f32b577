import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { business, businessChanges, businessFields, newBusiness, taxId } from './schema.ts';

const path = '/businesses';
const { list, create, update, remove, restore } = collectionContract({
  name: 'business',
  path,
  scope: 'workspace',
  module: 'finance',
  fields: businessFields,
});
const params = z.strictObject({ workspaceId: uuid, id: uuid });

/** The first is the default; one that anything refers to is archived, not deleted. */
export const businessesContract = {
  list,
  create: { ...create, input: { ...create.input, body: newBusiness } },
  update: { ...update, input: { ...update.input, body: businessChanges } },
  remove: {
    ...remove,
    summary: 'Delete a business that nothing refers to; it can be restored for 30 days',
  },
  restore,
  makeDefault: operation({
    summary: 'Make a business the one that new deals and expenses are of',
    method: 'POST',
    path: `/workspaces/:workspaceId${path}/:id/default`,
    access: 'edit',
    input: { params, body: z.strictObject({}) },
    output: business,
    bodyBytes: kilobyte,
  }),
  setTaxId: operation({
    summary: 'Write down the tax id of a business',
    method: 'PUT',
    path: `/workspaces/:workspaceId${path}/:id/tax-id`,
    access: 'manage_settings',
    refusal: 'Only owners and admins can change the tax id',
    input: { params, body: taxId },
    output: business,
    bodyBytes: kilobyte,
  }),
  revealTaxId: operation({
    summary: 'The whole tax id of a business; who asked is noted',
    method: 'POST',
    path: `/workspaces/:workspaceId${path}/:id/tax-id/reveal`,
    access: 'manage_settings',
    refusal: 'Only owners and admins can see the tax id',
    input: { params, body: z.strictObject({}) },
    output: taxId,
    bodyBytes: kilobyte,
  }),
};
