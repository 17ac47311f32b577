import { Plus, Sparkles } from 'lucide-react';
import { useWalkedLists } from '#client/record/walked-lists.ts';
import { Button } from '#client/ui/button.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import { SectionPending } from '#client/ui/base/states.tsx';
import { Stick } from '#client/ui/progress/stick.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { deliverables as collection } from './data.ts';
import { deliveryOf, isClosed, latenessOf, nextDueOn } from './rules.ts';
import type { Deliverable } from './schema.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { makeContent, withoutContent } from '#domains/business/campaigns/moves/deal-actions.ts';
import { useHasContent } from '#domains/business/campaigns/moves/use-has-content.ts';
import type { OpenDialog } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { DeliverableRow } from './deliverable-row.tsx';
import { useBrandWords } from '#domains/business/campaigns/moves/use-brand-words.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import '#client/ui/rows/table.css';
import './deliverables-section.css';

interface DeliverablesSectionProps {
  deal: ShownDeal;
  formats: DayFormats;
  canEdit: boolean;
  openDialog: OpenDialog;
}

/** What the brand gets, piece by piece, and how far each is. */
export function DeliverablesSection({
  deal,
  formats,
  canEdit,
  openDialog,
}: DeliverablesSectionProps) {
  const { deliverables } = deal;
  const status = collection.useStatus();
  const failures = collection.useFailures();
  const failed = failures.filter(
    ({ operation, values }) => operation === 'create' && values['campaignId'] === deal.campaign.id,
  );
  const { posted, total } = deliveryOf(deliverables);
  const hasContent = useHasContent();
  const bare = useIsOn()('content') ? withoutContent(deal, hasContent) : [];
  const add = () => openDialog({ kind: 'deliverable' });
  const words = useBrandWords(deal);
  useWalkedLists([{ rows: deliverables, place: 'deliverables' }]);
  return (
    <section aria-labelledby="deal-deliverables">
      <SectionHead
        id="deal-deliverables"
        title="Deliverables"
        note={total ? `${posted} of ${total}` : null}
      >
        {total ? (
          <Stick
            className="deal-stick"
            segments={segmentsOf(deliverables, formats.today)}
            label={`${posted} of ${total} delivered`}
          />
        ) : null}
        {canEdit ? (
          <span className="row deal-deeds">
            {bare.length > 0 ? (
              <Button
                size="sm"
                variant="ghost"
                icon={<Sparkles />}
                onClick={() => makeContent(deal, bare)}
              >
                Make content
              </Button>
            ) : null}
            <Button size="sm" variant="ghost" icon={<Plus />} onClick={add}>
              Add
            </Button>
          </span>
        ) : null}
      </SectionHead>
      <FailedRows failed={failed} titleOf={({ title }) => String(title)} />
      {deliverables.length > 0 ? (
        <table className="table deliverables">
          <thead>
            <tr>
              <th>Deliverable</th>
              <th>Platform</th>
              <th>Due</th>
              <th>Status</th>
              <th className="n">Posted link</th>
              <th>
                <span className="sr">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {deliverables.map((one) => (
              <DeliverableRow
                key={one.id}
                deal={deal}
                deliverable={one}
                words={words.get(one.id)}
                formats={formats}
                canEdit={canEdit}
                failure={failures.find(({ id }) => id === one.id)}
                openDialog={openDialog}
              />
            ))}
          </tbody>
        </table>
      ) : status !== 'ready' ? (
        <SectionPending status={status} onRetry={collection.retry} rows={3} />
      ) : failed.length > 0 ? null : (
        <div className="deal-none">
          <p>
            {canEdit
              ? 'What do you owe them? Add the first piece.'
              : 'Nothing is owed to them yet.'}
          </p>
          {canEdit ? (
            <Button size="sm" onClick={add}>
              Add deliverable
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}

function segmentsOf(all: readonly Deliverable[], today: string): Segment[] {
  const counted = all.filter(({ status }) => status !== 'cancelled');
  const done = counted.filter(isClosed);
  const open = counted
    .filter((one) => !isClosed(one))
    .toSorted((one, other) => (nextDueOn(one) ?? '9999').localeCompare(nextDueOn(other) ?? '9999'));
  return [
    ...done.map((): Segment => 'on'),
    ...open.map((one, at): Segment => {
      if (latenessOf(one, today)) return 'late';
      return at === 0 ? 'now' : 'rest';
    }),
  ];
}
