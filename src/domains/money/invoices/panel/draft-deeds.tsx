import { MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { deleteDraft, issueInvoice } from '#domains/money/invoices/editor/invoice-actions.ts';
import { lacksOf } from '#domains/money/invoices/rules.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';

/** What can be done with a draft besides issuing it. */
export function DraftDeeds({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  return (
    <Menu
      label="More for this draft"
      align="end"
      trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
      items={[
        {
          label: 'Delete draft',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => {
            deleteDraft(invoice);
            onClose();
          },
        },
      ]}
    />
  );
}

interface DraftFooterProps {
  invoice: Invoice;
  today: string;
  onWrong: (wrong: Readonly<Record<string, string>>) => void;
}

/** What the draft comes to, and the press that issues it. */
export function DraftFooter({ invoice, today, onWrong }: DraftFooterProps) {
  const [isBusy, setBusy] = useState(false);
  const { totalMinor, currency, revisesInvoiceId } = invoice;

  async function issue() {
    const lacks = lacksOf(invoice, today);
    onWrong(lacks);
    if (Object.keys(lacks).length > 0) return;
    setBusy(true);
    onWrong(await issueInvoice(invoice));
    setBusy(false);
  }

  return (
    <>
      <span className="faint sm grow">
        {revisesInvoiceId ? 'It takes the place of the invoice before.' : 'Kept as you type.'}
      </span>
      <b className="num">{formatMoney(totalMinor, currency)}</b>
      <Button variant="primary" busy={isBusy} onClick={() => void issue()}>
        {revisesInvoiceId ? 'Issue revision' : 'Issue invoice'}
      </Button>
    </>
  );
}
