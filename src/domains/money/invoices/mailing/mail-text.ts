import { dayIn, moneyIn } from '#domains/money/invoices/document/rules.ts';
import { invoiceWords } from '#domains/money/invoices/document/words/rules.ts';
import type { Invoice, InvoiceLanguage } from '#domains/money/invoices/schema.ts';

interface Said {
  kind: string;
  for: string;
  sum: string;
  due: string;
  name: string;
}

const letters: Record<InvoiceLanguage, (said: Said) => string> = {
  en: ({ kind, for: title, sum, due, name }) =>
    `Hello,\n\nplease find attached ${kind} for ${title} over ${sum}${due && `, due ${due}`}.\n\nThank you,\n${name}`,
  de: ({ kind, for: title, sum, due, name }) =>
    `Guten Tag,\n\nanbei ${kind} für ${title} über ${sum}${due && `, fällig am ${due}`}.\n\nVielen Dank\n${name}`,
  fr: ({ kind, for: title, sum, due, name }) =>
    `Bonjour,\n\nveuillez trouver ci-joint : ${kind}, ${title}, d’un montant de ${sum}${due && `, échéance ${due}`}.\n\nMerci,\n${name}`,
  es: ({ kind, for: title, sum, due, name }) =>
    `Hola:\n\nadjunto ${kind} de ${title} por ${sum}${due && `, con vencimiento ${due}`}.\n\nGracias,\n${name}`,
};

/** What one writes with an invoice, in its own language. */
export function mailText(invoice: Invoice): { subject: string; text: string } {
  const { language, number, kind, title, totalMinor, currency, dueOn, seller } = invoice;
  const words = invoiceWords[language];
  const isCredit = kind === 'credit_note';
  const called = `${isCredit ? words.creditNote : words.invoice} ${number ?? ''}`.trim();
  const text = letters[language]({
    kind: called,
    for: title,
    sum: moneyIn(words, totalMinor, currency),
    due: dueOn && !isCredit ? dayIn(words, dueOn) : '',
    name: seller?.legalName || (seller?.name ?? ''),
  });
  return { subject: `${called} · ${title}`.slice(0, 150), text };
}
