import { Plus } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { useFew } from '#client/ui/rows/use-few.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { openRecord } from '#client/record/openers.ts';
import { logByBrand } from '#domains/business/brands/parts/brand-selectors.ts';
import { LogRow } from '#domains/business/brands/log/log-row.tsx';
import { brandLogEntries } from '#domains/business/brands/log/data.ts';
import type { OpenDialog } from './deal-dialogs.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

interface DealLogProps {
  deal: ShownDeal;
  formats: DayFormats;
  canEdit: boolean;
  openDialog: OpenDialog;
}

const few = 6;

/** What was said about a deal, the latest first, and the way to what else was said to its brand. */
export function DealLog({ deal: { campaign, brand }, formats, canEdit, openDialog }: DealLogProps) {
  const all = brandLogEntries.useRows(logByBrand).get(campaign.brandId ?? '') ?? [];
  const failed = brandLogEntries
    .useFailures()
    .filter(
      ({ operation, values }) => operation === 'create' && values['campaignId'] === campaign.id,
    );
  const own = all.filter(({ campaignId }) => campaignId === campaign.id);
  const [shown, showAll] = useFew(own, few);
  if (!brand) return null;
  const others = all.length - own.length;
  return (
    <section aria-labelledby="deal-log">
      <SectionHead id="deal-log" title="Log" note={own.length || null}>
        <span className="grow" />
        {canEdit ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus />}
            onClick={() => openDialog({ kind: 'log' })}
          >
            Log contact
          </Button>
        ) : null}
      </SectionHead>
      <FailedRows failed={failed} titleOf={({ note }) => String(note) || 'A contact'} />
      {own.length === 0 && failed.length === 0 ? (
        <div className="deal-none">
          <p>Nothing said about this deal is noted yet.</p>
        </div>
      ) : null}
      <ul>
        {shown.map((entry) => (
          <LogRow
            key={entry.id}
            entry={entry}
            settings={formats}
            onEdit={canEdit ? () => openDialog({ kind: 'log', entry }) : undefined}
          />
        ))}
      </ul>
      {showAll}
      {others > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => openRecord({ collection: 'brands', id: brand.id, tab: 'contacts' })}
        >
          {`${others} more with ${brand.name}`}
        </Button>
      ) : null}
    </section>
  );
}
