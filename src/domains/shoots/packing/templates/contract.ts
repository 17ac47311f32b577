import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { maxBodyBytes, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import {
  madeTemplates,
  templatesMaking,
  thingsAdding,
} from '#domains/shoots/packing/templates/making/schema.ts';
import { newPackingTemplate, packingTemplateChanges, packingTemplateFields } from './schema.ts';

const path = '/packing-templates';
const generic = collectionContract({
  name: 'packing template',
  path,
  scope: 'workspace',
  module: 'shoots',
  fields: packingTemplateFields,
});
const deed = {
  method: 'POST',
  access: 'create',
  module: 'shoots',
  output: madeTemplates,
  bodyBytes: maxBodyBytes,
} as const;

export const packingTemplatesContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newPackingTemplate } },
  update: { ...generic.update, input: { ...generic.update.input, body: packingTemplateChanges } },
  make: operation({
    ...deed,
    summary: 'Add whole packing templates with all that is in them; what is there already stays',
    path: `/workspaces/:workspaceId${path}/whole`,
    input: { params: z.strictObject({ workspaceId: uuid }), body: templatesMaking },
  }),
  addThings: operation({
    ...deed,
    summary: 'Add many things to a packing template at once',
    path: `/workspaces/:workspaceId${path}/:id/things`,
    input: { params: z.strictObject({ workspaceId: uuid, id: uuid }), body: thingsAdding },
  }),
};
