import { Link } from '@tanstack/react-router';
import type { ListColumn } from '#client/list/use-list-table.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import { standingLabels, triggerLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { standingTones } from '#domains/business/campaigns/moves/deal-words.ts';
import { convertedMinor } from '#shared/money.ts';
import type { LedgerRow } from './ledger-rows.ts';
import './ledger-columns.css';

interface ColumnOptions {
  base: string;
  settings: DayFormats;
  isNarrow: boolean;
}

/** A payment: of which deal, its invoice, when it is due, how much, and what that is here. */
export function ledgerColumns(options: ColumnOptions): ListColumn<LedgerRow>[] {
  const { base, settings } = options;
  const day = (date: string | null) => date && formatShortDate(date, settings);
  return [
    {
      name: 'deal',
      label: 'Brand and deal',
      value: ({ brand, campaign }) => `${brand?.name ?? ''} ${campaign.campaignName}`,
      cell: (row) => <LedgerName row={row} {...options} />,
    },
    {
      ...{ name: 'invoice', label: 'Invoice', isWidest: true, className: 'ledger-invoice num' },
      value: ({ payment }) => payment.invoiceNumber,
      cell: ({ payment }) => payment.invoiceNumber || null,
    },
    {
      ...{
        name: 'sent',
        label: 'Sent',
        isWidest: true,
        className: 'ledger-day muted num',
      },
      value: ({ payment }) => payment.invoicedOn ?? '',
      cell: ({ payment }) => day(payment.invoicedOn),
    },
    {
      ...{ name: 'due', label: 'Due', isWide: true, className: 'ledger-day num' },
      value: ({ payment, coming }) => coming?.day ?? payment.dueOn ?? payment.paidOn ?? '9999',
      cell: (row) => <Due row={row} settings={settings} />,
    },
    {
      ...{ name: 'state', label: 'State', isWide: true, className: 'ledger-state' },
      value: ({ standing }) => standingLabels[standing],
      cell: ({ payment, standing }) => (
        <Tape tone={standingTones[standing]}>
          {standing === 'paid' && payment.paidOn
            ? `Paid ${formatShortDate(payment.paidOn, settings)}`
            : standingLabels[standing]}
        </Tape>
      ),
    },
    {
      ...{ name: 'amount', label: 'Fee', isNumber: true, className: 'ledger-amount' },
      value: ({ payment }) => payment.amountMinor,
      cell: ({ payment: { amountMinor, currency, feesWithheldMinor } }) => (
        <>
          {formatMoney(amountMinor, currency)}
          {feesWithheldMinor > 0 ? (
            <small className="block faint">
              {`−${formatMoney(feesWithheldMinor, currency)} kept`}
            </small>
          ) : null}
        </>
      ),
    },
    {
      ...{ name: 'rate', label: 'Rate', isNumber: true, isWidest: true },
      className: 'ledger-rate faint',
      cell: ({ payment }) => (payment.currency === base ? null : (payment.rate ?? 'none')),
    },
    {
      ...{ name: 'base', label: `In ${base}`, isNumber: true, isWide: true },
      className: 'ledger-amount',
      value: ({ payment }) => convertedMinor(payment, base),
      cell: ({ payment }) => {
        const minor = convertedMinor(payment, base);
        return minor === null ? null : <b>{formatMoney(minor, base)}</b>;
      },
    },
  ];
}

function Due({ row, settings }: { row: LedgerRow; settings: DayFormats }) {
  const { payment, coming, group } = row;
  if (coming === null)
    return payment.dueOn ? (
      formatShortDate(payment.dueOn, settings)
    ) : (
      <span className="faint">–</span>
    );
  const text = formatShortDate(coming.day, settings);
  return coming.isAgreed ? (
    <span className={classNames(group === 'late' && 'late')}>{text}</span>
  ) : (
    <span
      className="faint"
      title={`${triggerLabels[payment.trigger]}: likely by then, from what is planned`}
    >
      {`~ ${text}`}
    </span>
  );
}

function LedgerName({ row, settings, isNarrow }: ColumnOptions & { row: LedgerRow }) {
  const { payment, campaign, brand, coming, standing } = row;
  const note = isNarrow
    ? [
        payment.invoiceNumber,
        standingLabels[standing],
        coming && formatShortDate(coming.day, settings),
      ]
    : [payment.label];
  return (
    <>
      <BrandMark brand={brand} name={campaign.campaignName} />
      <span className="list-words stack">
        <Link data-row className="trunc" dir="auto" to="/campaign/$id" params={{ id: campaign.id }}>
          {brand ? `${brand.name}, ${campaign.campaignName}` : campaign.campaignName}
        </Link>
        <small className="trunc" dir="auto">
          {note.filter(Boolean).join(' · ')}
        </small>
      </span>
    </>
  );
}
