import { useRef, useState } from 'react';
import { useSeesMoney } from '#client/sees-money.ts';
import { useTableKeys } from '#client/table-keys.ts';
import { sortedBy, type TableSort, useTableSort } from '#client/table-sort.ts';
import { Button } from '#client/ui/button.tsx';
import { ActionsHead, SelectableTable } from '#client/ui/row-select.tsx';
import { SortHead } from '#client/ui/sort-head.tsx';
import { SortMenu } from '#client/ui/sort-menu.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { useRowSelection } from '#client/use-row-selection.ts';
import { affiliateLinks } from '#domains/affiliate-links/data.ts';
import type { AffiliateLink } from '#domains/affiliate-links/schema.ts';
import type { DayFormats } from '#domains/auth/data.ts';
import { BrandMark } from '#domains/brands/components/brand-mark.tsx';
import type { Brand } from '#domains/brands/schema.ts';
import { LinkBulkBar } from './link-bulk-bar.tsx';
import {
  type LinesOfBrand,
  linesByBrand,
  type LinkColumn,
  linkColumns,
  type LinkLine,
  linkValues,
} from './link-lines.ts';
import { LinkRow } from './link-row.tsx';
import '#client/ui/table.css';
import './link-table.css';

interface LinkTableProps {
  lines: readonly LinkLine[];
  /** All in one; else under the names of their brands. */
  isFlat: boolean;
  base: string;
  canEdit: boolean;
  settings: DayFormats;
  onExport: (links: readonly AffiliateLink[]) => void;
}

const most = 200;
const byTitle: TableSort<LinkColumn> = { by: 'title', isDescending: false };

/** Links, and what they earned this month and this year: sorted as one list, or within each brand. */
export function LinkTable({ lines, onExport, ...shared }: LinkTableProps) {
  const { isFlat, canEdit, settings } = shared;
  const table = useRef<HTMLTableElement>(null);
  const seesMoney = useSeesMoney();
  useTableKeys(table);
  const failures = affiliateLinks.useFailures();
  // As many columns as the style sheet leaves.
  const isNarrow = useMedia('(max-width: 1023.98px)');
  const [chosen, choose] = useTableSort('affiliate-links', linkColumns, byTitle);
  const [shownCount, setShownCount] = useState(most);
  const columns = columnsOf(settings.today.slice(0, 4), { isFlat, seesMoney });
  // The other way to look at them has a column more.
  const sort = columns.some(({ name }) => name === chosen.by) ? chosen : byTitle;
  const sorted = sortedBy(lines, linkValues[sort.by], sort.isDescending);
  const groups: LinesOfBrand[] = isFlat ? [[undefined, sorted]] : linesByBrand(sorted);
  const listed = groups.flatMap(([, ofBrand]) => ofBrand).slice(0, shownCount);
  const shown = new Set(listed);
  const isShown = (line: LinkLine) => shown.has(line);
  const selection = useRowSelection(
    table,
    listed.map(({ link }) => link),
    canEdit,
  );
  const { selected } = selection;
  return (
    <SelectableTable
      isSelecting={selection.isSelecting}
      bar={
        selected.length > 0 ? (
          <LinkBulkBar {...selection.bulk} onExport={() => onExport(selected)} />
        ) : null
      }
    >
      <div className="links-sort">
        <SortMenu columns={columns.filter(isSorting)} sort={sort} onSort={choose} />
      </div>
      <table ref={table} className="table links-table">
        <thead>
          <tr>
            {columns.map(({ name, label, className }) =>
              name ? (
                <SortHead key={label} name={name} className={className} sort={sort} onSort={choose}>
                  {label}
                </SortHead>
              ) : (
                <th key={label} scope="col" className={className}>
                  {label}
                </th>
              ),
            )}
            <ActionsHead
              what="affiliate links"
              className="links-more"
              selection={canEdit ? selection : undefined}
            />
          </tr>
        </thead>
        {groups
          .filter(([, ofBrand]) => ofBrand.some(isShown))
          .map(([brand, ofBrand]) => (
            <tbody key={brand?.id ?? 'none'}>
              {isFlat ? null : (
                <BrandHead
                  brand={brand}
                  count={ofBrand.length}
                  colSpan={isNarrow ? (seesMoney ? 3 : 2) : columns.length + 1}
                />
              )}
              {ofBrand.filter(isShown).map((line) => (
                <LinkRow
                  key={line.id}
                  line={line}
                  {...shared}
                  isNarrow={isNarrow}
                  selection={selection}
                  failure={failures.find(({ id }) => id === line.id)}
                />
              ))}
            </tbody>
          ))}
      </table>
      {lines.length > shownCount ? (
        <Button variant="ghost" onClick={() => setShownCount(shownCount + most)}>
          {`Show more of ${lines.length.toLocaleString('en')} affiliate links`}
        </Button>
      ) : null}
    </SelectableTable>
  );
}

interface Column {
  /** What it sorts by; a percentage and an amount cannot be compared. */
  name?: LinkColumn;
  label: string;
  className?: string;
}

function columnsOf(
  year: string,
  { isFlat, seesMoney }: { isFlat: boolean; seesMoney: boolean },
): Column[] {
  const columns: (Column | false)[] = [
    { name: 'title', label: 'Link' },
    isFlat && { name: 'brand', label: 'Brand', className: 'wide link-of' },
    { name: 'code', label: 'Code', className: 'wide link-of' },
    seesMoney && { label: 'Commission', className: 'wide link-pays' },
    { name: 'expires', label: 'Expires', className: 'wide link-until' },
    seesMoney && { name: 'month', label: 'This month', className: 'n link-earned' },
    seesMoney && { name: 'year', label: year, className: 'n wide link-earned' },
  ];
  return columns.filter((column) => column !== false);
}

function isSorting(column: Column): column is Column & { name: LinkColumn } {
  return column.name !== undefined;
}

interface BrandHeadProps {
  brand: Brand | undefined;
  count: number;
  colSpan: number;
}

function BrandHead({ brand, count, colSpan }: BrandHeadProps) {
  return (
    <tr className="links-brand">
      <th scope="rowgroup" colSpan={colSpan}>
        <span className="row">
          {brand ? <BrandMark size="sm" brand={brand} /> : null}
          <span dir="auto" className="trunc">
            {brand?.name ?? 'No brand'}
          </span>
          <span className="faint num">{count}</span>
        </span>
      </th>
    </tr>
  );
}
