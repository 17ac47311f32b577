import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { FailedWrite } from '#client/collection-hooks.ts';
import { useSeesMoney } from '#client/sees-money.ts';
import { useTableKeys } from '#client/table-keys.ts';
import { sortedBy, useTableSort } from '#client/table-sort.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ActionsHead, RowCheck, SelectableTable } from '#client/ui/row-select.tsx';
import { SortHead } from '#client/ui/sort-head.tsx';
import { Stick } from '#client/ui/stick.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { WriteState } from '#client/ui/write-state.tsx';
import { type RowSelection, useRowSelection } from '#client/use-row-selection.ts';
import type { DayFormats } from '#domains/auth/data.ts';
import { campaigns as collection } from '#domains/campaigns/data.ts';
import { listOrder, statusLabels } from '#domains/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/campaigns/schema.ts';
import { ActionLine } from './deal-card.tsx';
import { DealBulkBar } from './deal-bulk-bar.tsx';
import { DealMenu } from './deal-menu.tsx';
import {
  feeText,
  paymentStateLabels,
  paymentTones,
  postingText,
  statusTones,
} from './deal-words.ts';
import type { DealSummary } from './deals.ts';
import { deliverySegments } from './delivery-segments.ts';
import { BrandMark } from '#domains/brands/components/brand-mark.tsx';
import '#client/ui/table.css';
import './deal-table.css';

const columns = ['name', 'status', 'fee', 'posting', 'delivery'] as const;
const most = 200;

interface DealTableProps {
  deals: readonly DealSummary[];
  canEdit: boolean;
  formats: DayFormats;
  onMove: (deal: DealSummary, status: CampaignStatus) => void;
}

/** Deals as a table: who, where it stands, what it pays and what it asks for next. */
export function DealTable({ deals, canEdit, formats, onMove }: DealTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const seesMoney = useSeesMoney();
  useTableKeys(table);
  const failures = collection.useFailures();
  const [sort, choose] = useTableSort('brand-campaigns', columns, {
    by: 'status',
    isDescending: false,
  });
  const [shownCount, setShownCount] = useState(most);
  const sorted = sortedBy(deals, values[sort.by], sort.isDescending);
  const head = { sort, onSort: choose };
  const listed = sorted.slice(0, shownCount);
  const selection = useRowSelection(table, listed, canEdit);
  const { selected } = selection;
  return (
    <SelectableTable
      isSelecting={selection.isSelecting}
      bar={selected.length > 0 ? <DealBulkBar {...selection.bulk} today={formats.today} /> : null}
    >
      <table ref={table} className="table deal-table">
        <thead>
          <tr>
            <SortHead name="name" {...head}>
              Campaign
            </SortHead>
            <SortHead name="status" {...head}>
              Status
            </SortHead>
            {seesMoney ? (
              <>
                <SortHead name="fee" className="n wide" {...head}>
                  Fee
                </SortHead>
                <th scope="col" className="wide">
                  Payments
                </th>
              </>
            ) : null}
            <SortHead name="posting" className="wide" {...head}>
              Posting
            </SortHead>
            <SortHead name="delivery" className="wide" {...head}>
              Posted
            </SortHead>
            <th scope="col" className="wide">
              Next
            </th>
            <ActionsHead
              what="campaigns"
              className="deal-more"
              selection={canEdit ? selection : undefined}
            />
          </tr>
        </thead>
        <tbody>
          {listed.map((deal) => (
            <DealRow
              key={deal.id}
              deal={deal}
              canEdit={canEdit}
              formats={formats}
              onMove={onMove}
              selection={selection}
              failure={failures.find(({ id }) => id === deal.id)}
            />
          ))}
        </tbody>
      </table>
      {sorted.length > shownCount ? (
        <Button variant="ghost" onClick={() => setShownCount(shownCount + most)}>
          {`Show more of ${sorted.length.toLocaleString('en')} campaigns`}
        </Button>
      ) : null}
    </SelectableTable>
  );
}

const values: Record<(typeof columns)[number], (deal: DealSummary) => string | number | null> = {
  name: ({ campaign }) => campaign.campaignName,
  status: ({ campaign }) => listOrder.indexOf(campaign.status),
  fee: ({ campaign }) => campaign.feeMinor,
  posting: ({ campaign }) => campaign.postingStartsOn,
  delivery: ({ delivery }) => (delivery.total > 0 ? delivery.posted / delivery.total : null),
};

interface DealRowProps extends Omit<DealTableProps, 'deals'> {
  deal: DealSummary;
  selection: RowSelection;
  failure: FailedWrite | undefined;
}

function DealRow({ deal, canEdit, formats, selection, failure, onMove }: DealRowProps) {
  const { campaign, brand, delivery, paymentState } = deal;
  const { campaignName, status } = campaign;
  const seesMoney = useSeesMoney();
  const posting = postingText(campaign, formats);
  return (
    <tr
      data-row-id={deal.id}
      className={classNames(failure && 'is-failed', selection.has(deal.id) && 'is-selected')}
    >
      <td>
        <span className="deal-name">
          {canEdit ? <RowCheck id={deal.id} name={campaignName} selection={selection} /> : null}
          <BrandMark size="sm" brand={brand} name={campaignName} />
          <span className="deal-names">
            <Link to="/campaign/$id" params={{ id: deal.id }} data-row className="trunc" dir="auto">
              {campaignName}
            </Link>
            <small>
              <span className="trunc">{brand?.name ?? 'No brand yet'}</span>
              {seesMoney ? <span className="deal-narrow">{` · ${feeText(campaign)}`}</span> : null}
            </small>
          </span>
          <WriteState failure={failure} />
        </span>
      </td>
      <td>
        <Tape tone={statusTones[status]}>{statusLabels[status]}</Tape>
      </td>
      {seesMoney ? (
        <>
          <td className="n wide">{feeText(campaign)}</td>
          <td className="wide">
            {paymentState === 'none' || paymentState === 'gifted' ? (
              <Missing />
            ) : (
              <Tape tone={paymentTones[paymentState]}>{paymentStateLabels[paymentState]}</Tape>
            )}
          </td>
        </>
      ) : null}
      <td className="wide muted">{posting || <Missing />}</td>
      <td className="wide">
        {delivery.total > 0 ? (
          <Stick
            size="thin"
            segments={deliverySegments(delivery)}
            label={`${delivery.posted} of ${delivery.total} posted`}
          />
        ) : (
          <Missing />
        )}
      </td>
      <td className="wide deal-next">
        <ActionLine deal={deal} formats={formats} />
      </td>
      <td className="deal-more">{canEdit ? <DealMenu deal={deal} onMove={onMove} /> : null}</td>
    </tr>
  );
}

function Missing() {
  return <span className="faint">–</span>;
}
