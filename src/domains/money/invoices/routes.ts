import { routes } from '#server/http/routes.ts';
import { invoicesContract } from './contract.ts';
import { facturxFile, pdfFile } from './document/service.ts';
import { issueInvoice, reviseInvoice, voidInvoice } from './issuing/service.ts';
import { mailInvoice } from './mailing/service.ts';
import { createInvoice, invoices, removeInvoice, updateInvoice } from './service.ts';

export const invoicesRoutes = routes('invoices', invoicesContract, {
  list: invoices.list,
  restore: invoices.restore,
  create: (context, { body }) => createInvoice(context, body),
  update: (context, { params, body }) => updateInvoice(context, params.id, body),
  remove: (context, { params }) => removeInvoice(context, params.id),
  issue: (context, { params }) => issueInvoice(context, params.id),
  revise: (context, { params, body }) => reviseInvoice(context, params.id, body.id),
  void: (context, { params, body }) => voidInvoice(context, params.id, body.creditNoteId),
  mail: (context, { params, body }) => mailInvoice(context, params.id, body),
  pdf: (context, { params }) => pdfFile(context, params.id),
  facturx: (context, { params }) => facturxFile(context, params.id),
});
