import { FileText } from 'lucide-react';
import type { MenuItem } from '#client/ui/menus/menu.tsx';
import { allRows } from '#client/sync/reading/selectors.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import type { PaymentInvoicing } from '#domains/business/campaigns/payments/payment-row.tsx';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { invoices } from '#domains/money/invoices/data.ts';
import {
  invoiceOf,
  isInvoiceable,
  makeInvoice,
} from '#domains/money/invoices/editor/invoice-actions.ts';
import { openInvoice } from '#domains/money/invoices/panel/invoice-panel-host.tsx';
import type { Invoice } from '#domains/money/invoices/schema.ts';

/** What a payment shows of its invoice, and how one is made for it. */
export function useInvoicing(
  deal: ShownDeal | undefined,
  formats: DayFormats,
): PaymentInvoicing | undefined {
  const isOn = useIsOn()('finance');
  const all = invoices.useRows<readonly Invoice[]>(allRows);
  if (!isOn) return undefined;
  return {
    chipOf(payment: Payment) {
      const invoice = invoiceOf(payment, all);
      return invoice ? (
        <button
          type="button"
          className="chip sm"
          aria-haspopup="dialog"
          onClick={() => openInvoice(invoice.id)}
        >
          <FileText aria-hidden="true" />
          {invoice.number ?? 'Draft'}
        </button>
      ) : null;
    },
    itemsOf(payment: Payment): MenuItem[] {
      const invoice = invoiceOf(payment, all);
      if (invoice)
        return [
          { label: 'Open invoice', icon: <FileText />, onSelect: () => openInvoice(invoice.id) },
        ];
      if (!deal || !isInvoiceable(payment)) return [];
      return [
        {
          label: 'Make invoice',
          icon: <FileText />,
          onSelect: () => void makeInvoice(deal, [payment], formats),
        },
      ];
    },
  };
}
