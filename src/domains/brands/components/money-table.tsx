import { daysText } from '#client/days-text.ts';
import { useRef } from 'react';
import { useTableKeys } from '#client/table-keys.ts';
import { sortedBy, useTableSort } from '#client/table-sort.ts';
import { classNames } from '#client/ui/class-names.ts';
import { saveCsv } from '#client/ui/csv.ts';
import { ActionsHead, RowCheck, SelectableTable } from '#client/ui/row-select.tsx';
import { useRowSelection } from '#client/use-row-selection.ts';
import { SortHead } from '#client/ui/sort-head.tsx';
import { TotalCell } from '#client/ui/total-cell.tsx';
import type { Brand } from '#domains/brands/schema.ts';
import { BrandBulkBar } from './brand-bulk-bar.tsx';
import { moneyRows } from './money-csv.ts';
import { BrandMenu } from './brand-menu.tsx';
import type { BrandMoney } from './brand-money.ts';
import { BrandMark } from './brand-mark.tsx';
import '#client/ui/table.css';
import './brand-table.css';
import './money-table.css';

const columns = [
  'name',
  'deals',
  'paid',
  'outstanding',
  'overdue',
  'gifted',
  'affiliate',
  'days',
  'terms',
] as const;
type Column = (typeof columns)[number];

/** A brand and its money. */
export interface MoneyRow {
  brand: Brand;
  money: BrandMoney;
}

interface MoneyTableProps {
  rows: readonly MoneyRow[];
  base: string;
  year: string;
  canEdit: boolean;
  onOpen: (brand: Brand) => void;
}

const valueOf: Record<Column, (row: MoneyRow) => string | number | null> = {
  name: ({ brand }) => brand.name,
  deals: ({ money }) => money.deals,
  paid: ({ money }) => money.paid.amountMinor,
  outstanding: ({ money }) => money.outstanding.amountMinor,
  overdue: ({ money }) => money.overdue.amountMinor,
  gifted: ({ money }) => money.gifted.amountMinor,
  affiliate: ({ money }) => money.affiliate.amountMinor,
  days: ({ money }) => money.daysToPay,
  terms: ({ brand }) => brand.paymentTermsDays,
};

/** Brands by what they pay, owe and give. */
export function MoneyTable({ rows, base, year, canEdit, onOpen }: MoneyTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useTableKeys(table);
  const [sort, choose] = useTableSort('brands', columns, { by: 'paid', isDescending: true });
  const head = { sort, onSort: choose };
  const sorted = sortedBy(rows, valueOf[sort.by], sort.isDescending);
  const listed = sorted.map(({ brand }) => brand);
  const selection = useRowSelection(table, listed, canEdit);
  const { selected } = selection;
  const exported = () => sorted.filter(({ brand }) => selection.has(brand.id));
  return (
    <SelectableTable
      isSelecting={selection.isSelecting}
      bar={
        selected.length > 0 ? (
          <BrandBulkBar
            {...selection.bulk}

            onExport={() => saveCsv(`brands-${year}.csv`, moneyRows(exported(), { base, year }))}
          />
        ) : null
      }
    >
      <table ref={table} className="table brands-table money-table">
        <thead>
          <tr>
            <SortHead name="name" {...head}>
              Brand
            </SortHead>
            <SortHead name="deals" className="n wide" {...head}>
              Deals
            </SortHead>
            <SortHead name="paid" className="n" {...head}>
              {`Paid in ${year}`}
            </SortHead>
            <SortHead name="outstanding" className="n wide" {...head}>
              Outstanding
            </SortHead>
            <SortHead name="overdue" className="n" {...head}>
              Overdue
            </SortHead>
            <SortHead name="gifted" className="n wide" {...head}>
              Gifted
            </SortHead>
            <SortHead name="affiliate" className="n wide" {...head}>
              Affiliate
            </SortHead>
            <SortHead name="days" className="n wide" {...head}>
              Days to pay
            </SortHead>
            <SortHead name="terms" className="n wide" {...head}>
              Terms
            </SortHead>
            {canEdit ? (
              <ActionsHead what="brands" className="brands-more" selection={selection} />
            ) : null}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ brand, money }) => (
            <tr
              key={brand.id}
              data-row-id={brand.id}
              className={classNames(selection.has(brand.id) && 'is-selected')}
            >
              <td>
                <span className="brand-name">
                  {canEdit ? (
                    <RowCheck id={brand.id} name={brand.name} selection={selection} />
                  ) : null}
                  <BrandMark size="sm" brand={brand} />
                  <span className="brand-words">
                    <button
                      type="button"
                      data-row
                      className="trunc"
                      dir="auto"
                      onClick={() => onOpen(brand)}
                    >
                      {brand.name}
                    </button>
                    <small className="trunc">{dealsText(money.deals)}</small>
                  </span>
                </span>
              </td>
              <td className="n wide">{money.deals || '–'}</td>
              <TotalCell total={money.paid} base={base} />
              <TotalCell className="wide" total={money.outstanding} base={base} />
              <TotalCell total={money.overdue} base={base} isLate />
              <TotalCell className="wide" total={money.gifted} base={base} />
              <TotalCell className="wide" total={money.affiliate} base={base} />
              <td
                className={classNames(
                  'n wide',
                  (money.daysToPay ?? 0) > brand.paymentTermsDays && 'warn',
                )}
              >
                {money.daysToPay ?? '–'}
              </td>
              <td className="n wide muted">{daysText(brand.paymentTermsDays)}</td>
              {canEdit ? (
                <td className="brands-more">
                  <BrandMenu brand={brand} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </SelectableTable>
  );
}

function dealsText(deals: number): string {
  return deals === 1 ? '1 deal' : `${deals} deals`;
}
