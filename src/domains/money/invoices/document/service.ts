import type { MadeFile } from '#shared/contracts/answers.ts';
import type { MemberContext } from '#server/http/context.ts';
import { invoiceName } from '#domains/money/invoices/rules.ts';
import { readInvoice, readIssued } from '#domains/money/invoices/service.ts';
import { facturxOf } from './facturx/service.ts';
import { pdfOf } from './pdf/service.ts';
import { sheetOf } from './rules.ts';

const mime = 'application/pdf';

/** An issued invoice as a PDF. */
export async function pdfFile(context: MemberContext, id: string): Promise<MadeFile> {
  const { invoice, pdf } = await made(context, id);
  return fileOf(`${invoiceName(invoice)}.pdf`, pdf);
}

/** The same with what machines read in it. */
export async function facturxFile(context: MemberContext, id: string): Promise<MadeFile> {
  const { invoice, pdf, credited } = await made(context, id);
  return fileOf(`${invoiceName(invoice)} Factur-X.pdf`, await facturxOf(invoice, pdf, credited));
}

async function made(context: MemberContext, id: string) {
  const invoice = await readIssued(context, id);
  const { creditsInvoiceId } = invoice;
  const credited = creditsInvoiceId ? (await readInvoice(context, creditsInvoiceId)).number : null;
  return { invoice, credited, pdf: await pdfOf(sheetOf(invoice, invoice.seller, credited)) };
}

function fileOf(fileName: string, bytes: Buffer): MadeFile {
  return { content: bytes.toString('base64'), fileName, mime, isShown: false };
}
