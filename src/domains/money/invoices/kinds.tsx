import { FileText } from 'lucide-react';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { invoices } from './data.ts';
import { openInvoice } from './panel/invoice-panel-host.tsx';
import { invoiceName } from './rules.ts';

/** Invoices, found by their number and by who is billed. */
export const kinds: readonly RecordKind[] = [
  recordKind(invoices, {
    place: 115,
    label: 'Invoices',
    noun: 'Invoice',
    icon: <FileText />,
    titleOf: invoiceName,
    besides: ({ title, buyer, poNumber }) => `${title} ${buyer.name} ${poNumber}`,
    look: ({ totalMinor, currency, buyer, status }) => ({
      meta: [buyer.name, formatMoney(totalMinor, currency)].filter(Boolean).join(' · '),
      isDone: status === 'void',
    }),
    isOver: ({ status, isReplaced }) => status === 'void' || isReplaced,
    open: ({ id }) => openInvoice(id),
  }),
];
