import { FilePlus } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { DayFormats } from '#client/words/format-dates.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { makeInvoice } from '#domains/money/invoices/editor/invoice-actions.ts';
import { InvoiceList, useInvoicesOf } from '#domains/money/invoices/list/invoice-list.tsx';

interface DealInvoicesProps {
  deal: ShownDeal;
  formats: DayFormats;
  canEdit: boolean;
}

/** The invoices of a deal, and the way to one more for what is not asked for yet. */
export function DealInvoices({ deal, formats, canEdit }: DealInvoicesProps) {
  const { campaign } = deal;
  const isOn = useIsOn()('finance');
  const rows = useInvoicesOf({ campaignId: campaign.id });
  if (!isOn || (rows.length === 0 && !canEdit)) return null;
  const make = () => void makeInvoice(deal, [], formats);
  return (
    <section aria-labelledby="deal-invoices">
      <SectionHead id="deal-invoices" title="Invoices" note={rows.length || ''}>
        {canEdit && rows.length > 0 ? (
          <IconButton size="sm" label="Make invoice" icon={<FilePlus />} onClick={make} />
        ) : null}
      </SectionHead>
      {rows.length > 0 ? (
        <InvoiceList of={{ campaignId: campaign.id }} />
      ) : (
        <div className="deal-none">
          <p>One line for each deliverable, with your bank details, as a PDF.</p>
          <Button size="sm" icon={<FilePlus />} onClick={make}>
            Make invoice
          </Button>
        </div>
      )}
    </section>
  );
}
