import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { madeFile, nothing } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { invoice, invoiceChanges, invoiceFields, invoiceMail, newInvoice } from './schema.ts';

const path = '/invoices';
const generic = collectionContract({
  name: 'invoice',
  path,
  scope: 'workspace',
  module: 'finance',
  fields: invoiceFields,
});
const one = `/workspaces/:workspaceId${path}/:id`;
const params = z.strictObject({ workspaceId: uuid, id: uuid });

/** Drafts are written like all records; what was issued changes by revisions and credit notes alone. */
export const invoicesContract = {
  ...generic,
  create: {
    ...generic.create,
    summary: 'Create the draft of an invoice',
    input: { ...generic.create.input, body: newInvoice },
  },
  update: {
    ...generic.update,
    summary: 'Change some fields of a draft; an issued invoice stays as it is',
    input: { ...generic.update.input, body: invoiceChanges },
  },
  remove: {
    ...generic.remove,
    summary: 'Delete a draft; it can be restored for 30 days',
  },
  issue: operation({
    summary:
      'Issue a draft: it gets the next number of its business, and its payments are invoiced by it',
    method: 'POST',
    path: `${one}/issue`,
    access: 'edit',
    input: { params, body: z.strictObject({}) },
    output: invoice,
    bodyBytes: kilobyte,
  }),
  revise: operation({
    summary: 'Begin a revision: a draft that takes the place of the invoice when it is issued',
    method: 'POST',
    path: `${one}/revisions`,
    access: 'edit',
    input: { params, body: z.strictObject({ id: uuid }) },
    output: invoice,
    bodyBytes: kilobyte,
  }),
  void: operation({
    summary: 'Void an issued invoice by a credit note with a number of its own',
    method: 'POST',
    path: `${one}/void`,
    access: 'edit',
    input: { params, body: z.strictObject({ creditNoteId: uuid }) },
    output: invoice,
    bodyBytes: kilobyte,
  }),
  mail: operation({
    summary: 'Send an issued invoice as a PDF by the mail of the server',
    method: 'POST',
    path: `${one}/mail`,
    access: 'edit',
    input: { params, body: invoiceMail },
    output: nothing,
    bodyBytes: 32 * kilobyte,
  }),
  pdf: operation({
    summary: 'An issued invoice as a PDF',
    method: 'GET',
    path: `${one}/pdf`,
    access: 'view',
    input: { params },
    output: madeFile,
    bodyBytes: 0,
    download: true,
  }),
  facturx: operation({
    summary: 'An issued invoice as Factur-X (ZUGFeRD, EN 16931): a PDF that machines read, too',
    method: 'GET',
    path: `${one}/facturx`,
    access: 'view',
    input: { params },
    output: madeFile,
    bodyBytes: 0,
    download: true,
  }),
};
