import { Link } from '@tanstack/react-router';
import type { ListColumn } from '#client/list/use-list-table.tsx';
import { Stick } from '#client/ui/progress/stick.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import { statusLabels } from '#domains/business/campaigns/rules.ts';
import { listOrder } from '#domains/business/campaigns/order/rules.ts';
import { ActionLine } from './deal-card.tsx';
import {
  feeText,
  paymentStateLabels,
  paymentTones,
  postingText,
  statusTones,
} from '#domains/business/campaigns/moves/deal-words.ts';
import type { DealSummary } from './deals.ts';
import { deliverySegments } from './delivery-segments.ts';
import './deal-columns.css';

interface ColumnOptions {
  formats: DayFormats;
  seesMoney: boolean;
  /** Little room: the name says what the other columns would. */
  isNarrow: boolean;
}

/** A deal: who, where it stands, what it pays and what it asks for next. */
export function dealColumns(options: ColumnOptions): ListColumn<DealSummary>[] {
  const { formats, seesMoney } = options;
  const columns: (ListColumn<DealSummary> | false)[] = [
    {
      name: 'name',
      label: 'Campaign',
      value: ({ campaign }) => campaign.campaignName,
      cell: (deal) => <DealName deal={deal} {...options} />,
    },
    {
      name: 'status',
      label: 'Status',
      className: 'deal-status',
      value: ({ campaign }) => listOrder.indexOf(campaign.status),
      cell: ({ campaign: { status } }) => (
        <Tape tone={statusTones[status]}>{statusLabels[status]}</Tape>
      ),
    },
    {
      name: 'delivery',
      label: 'Posted',
      isWidest: true,
      className: 'deal-posted',
      value: ({ delivery }) => (delivery.total > 0 ? delivery.posted / delivery.total : null),
      cell: ({ delivery }) =>
        delivery.total > 0 ? (
          <Stick
            size="thin"
            segments={deliverySegments(delivery)}
            label={`${delivery.posted} of ${delivery.total} posted`}
          />
        ) : null,
    },
    {
      name: 'next',
      label: 'Next',
      isWide: true,
      cell: (deal) => (deal.action ? <ActionLine deal={deal} formats={formats} /> : null),
    },
    {
      name: 'posting',
      label: 'Posting',
      isWidest: true,
      className: 'deal-posting muted',
      value: ({ campaign }) => campaign.postingStartsOn,
      cell: ({ campaign }) => postingText(campaign, formats) || null,
    },
    seesMoney && {
      name: 'fee',
      label: 'Fee',
      isNumber: true,
      isWide: true,
      className: 'deal-fee',
      value: ({ campaign }) => campaign.feeMinor,
      cell: ({ campaign }) => feeText(campaign),
    },
    seesMoney && {
      name: 'payments',
      label: 'Payments',
      isWide: true,
      className: 'deal-paid',
      cell: ({ paymentState }) =>
        paymentState === 'none' || paymentState === 'gifted' ? null : (
          <Tape tone={paymentTones[paymentState]}>{paymentStateLabels[paymentState]}</Tape>
        ),
    },
  ];
  return columns.filter((column) => column !== false);
}

function DealName({ deal, seesMoney, isNarrow }: ColumnOptions & { deal: DealSummary }) {
  const { campaign, brand } = deal;
  const { campaignName } = campaign;
  return (
    <>
      <BrandMark size="sm" brand={brand} name={campaignName} />
      <span className="list-words stack">
        <Link to="/campaign/$id" params={{ id: deal.id }} data-row className="trunc" dir="auto">
          {campaignName}
        </Link>
        <small className="trunc">
          {brand?.name ?? 'No brand yet'}
          {seesMoney && isNarrow ? ` · ${feeText(campaign)}` : null}
        </small>
      </span>
    </>
  );
}
