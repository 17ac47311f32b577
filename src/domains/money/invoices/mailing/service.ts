import type * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { MemberContext } from '#server/http/context.ts';
import { canSendMail, type Mail, mailJob } from '#server/jobs/mail.ts';
import { countAttempt } from '#server/accounts/attempts.ts';
import { pdfFile } from '#domains/money/invoices/document/service.ts';
import type { invoiceMail } from '#domains/money/invoices/schema.ts';
import { readIssued } from '#domains/money/invoices/service.ts';

const mailsPerHour = 30;

/** Sends an invoice as a PDF, because somebody pressed it; the answer goes to the business. */
export async function mailInvoice(
  context: MemberContext,
  id: string,
  { to, subject, text }: z.output<typeof invoiceMail>,
): Promise<Record<string, never>> {
  const { config, transaction, userId } = context;
  const { seller } = await readIssued(context, id);
  if (!canSendMail(config))
    throw new AppError('conflict', 'This server sends no mail. Download the PDF instead.');
  await countAttempt(transaction, [
    { key: `invoices of sender ${userId}`, max: mailsPerHour, minutes: 60 },
  ]);
  const { content, fileName, mime } = await pdfFile(context, id);
  const mail: Mail = { to, subject, text, attachments: [{ content, fileName, mime }] };
  await transaction.enqueue(mailJob, seller.email ? { ...mail, replyTo: seller.email } : mail);
  return {};
}
