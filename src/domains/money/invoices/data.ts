import { call, urlOf } from '#client/sync/api.ts';
import { defineAction } from '#client/sync/collection-action.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { invoicesContract } from './contract.ts';
import { sumsOf } from './rules.ts';
import type { InvoiceLine } from './schema.ts';

/** The invoices of the workspace: drafts, those in force, and what they were before. */
export const invoices = defineCollection({
  name: 'invoices',
  contract: invoicesContract,
  scope: 'workspace',
  isOfMoney: true,
  setByServer: (body: { lines: readonly InvoiceLine[]; taxRatePercent: number }) => ({
    ...sumsOf(body),
    number: null,
    revision: 1,
    status: 'draft' as const,
    kind: 'invoice' as const,
    creditsInvoiceId: null,
    revisesInvoiceId: null,
    isReplaced: false,
    seller: null,
  }),
  messages: {
    load: 'Failed to load invoices',
    create: 'Failed to add invoice',
    update: 'Failed to update invoice',
    remove: 'Failed to delete invoice',
  },
});

const sendIssue = defineAction(invoices, {
  verb: 'issue',
  operation: invoicesContract.issue,
  failedText: 'Failed to issue invoice',
});
const sendRevise = defineAction(invoices, {
  verb: 'revise',
  operation: invoicesContract.revise,
  failedText: 'Failed to begin a revision',
});
const sendVoid = defineAction(invoices, {
  verb: 'void',
  operation: invoicesContract.void,
  failedText: 'Failed to void invoice',
});

/** Issues a draft; its number is the server's to give. */
export function issueInvoice(id: string) {
  return sendIssue(id, {}, {});
}

/** Begins a revision of an invoice, under the id that is given. */
export function reviseInvoice(id: string, draftId: string) {
  return sendRevise(id, { id: draftId }, {});
}

/** Voids an invoice by a credit note of the id that is given. */
export function voidInvoice(id: string, creditNoteId: string) {
  return sendVoid(id, { creditNoteId }, { status: 'void' });
}

const paramsOf = (id: string) => ({ workspaceId: getScope().workspaceId ?? '', id });

/** Sends an invoice by the mail of the server. */
export function mailInvoice(id: string, mail: { to: string; subject: string; text: string }) {
  return call(invoicesContract.mail, { params: paramsOf(id), body: mail });
}

/** Where an issued invoice is saved from. */
export function invoiceUrl(id: string, as: 'pdf' | 'facturx'): string {
  return urlOf(invoicesContract[as], { params: paramsOf(id) });
}
