import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatMonth } from '#client/words/format-dates.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { keysOf } from '#client/sync/live/changed-fields.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { affiliateEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import { monthAfter, monthBefore } from '#domains/business/affiliate-links/rules.ts';
import { brands } from '#domains/business/brands/data.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { linksByTitle } from './link-selectors.ts';
import { MonthRow } from './month-row.tsx';
import { type Cells, cellsOf, currencyOf, typedCells } from './month-values.ts';
import { logLines, type MonthLine, readLine } from './month-writes.ts';
import '#client/ui/rows/table.css';
import './log-month.css';

interface LogMonthProps {
  firstMonth: string;
  open: boolean;
  onClose: () => void;
}

/** All links and one month: what each brought, typed like a spreadsheet. */
export function LogMonth({ firstMonth, open, onClose }: LogMonthProps) {
  const base = useCurrentWorkspace()?.baseCurrency ?? 'USD';
  const links = affiliateLinks.useRows(linksByTitle);
  const earnings = affiliateEarnings.useRows(allRows);
  const status = affiliateEarnings.useStatus();
  const known = brands.useRows(rowsById);
  const firstCell = useRef<HTMLInputElement>(null);
  const [month, setMonth] = useState(firstMonth);
  const [typed, setTyped] = useState<ReadonlyMap<string, Partial<Cells>>>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<string, Partial<Cells>>>(new Map());
  const logged = new Map(
    earnings.filter((one) => one.month === month).map((one) => [one.affiliateLinkId, one]),
  );
  const shown = links.filter(({ id, status }) => status === 'active' || logged.has(id));
  const rows = shown.map((link) => {
    const earning = logged.get(link.id);
    const currency = currencyOf(link, earning);
    const lastRate = lastRateOf(earnings, { currency, base });
    return { link, earning, currency, lastRate };
  });

  function goTo(next: string) {
    setMonth(next);
    setTyped(new Map());
    setErrors(new Map());
  }

  function setCells(linkId: string, cells: Partial<Cells>) {
    const others = [...typed].filter(([id]) => id !== linkId);
    setTyped(new Map(keysOf(cells).length > 0 ? [...others, [linkId, cells]] : others));
  }

  function save() {
    const problems = new Map<string, Partial<Cells>>();
    const lines: MonthLine[] = [];
    for (const { link, earning, ...known } of rows) {
      const cells = typed.get(link.id);
      if (!cells) continue;
      const reading = readLine({ link, earning, typed: cells }, { ...known, base });
      if ('errors' in reading) problems.set(link.id, reading.errors);
      else lines.push(reading.line);
    }
    setErrors(problems);
    if (problems.size > 0) return;
    logLines(month, lines);
    onClose();
  }

  return (
    <Dialog
      size="lg"
      open={open}
      onClose={onClose}
      title="Log month"
      initialFocus={firstCell}
      dirty={typed.size > 0}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter" disabled={status !== 'ready'}>
            Save
          </Button>
        </>
      }
    >
      <div className="row">
        <IconButton
          label="Previous month"
          icon={<ChevronLeft />}
          disabled={typed.size > 0}
          onClick={() => goTo(monthBefore(month))}
        />
        <h3 className="log-month-name" aria-live="polite">
          {formatMonth(`${month}-01`)}
        </h3>
        <IconButton
          label="Next month"
          icon={<ChevronRight />}
          disabled={typed.size > 0}
          onClick={() => goTo(monthAfter(month))}
        />
      </div>
      <FormError>{errors.size > 0 ? firstOf(errors) : null}</FormError>
      {/* A blank cell means nothing before it is known what is logged. */}
      {status === 'loading' ? (
        <SkeletonRows />
      ) : status === 'error' ? (
        <ErrorState message="Failed to load earnings" onRetry={affiliateEarnings.retry} />
      ) : rows.length === 0 ? (
        <p className="muted">No active link. Add one first, then log what it earned.</p>
      ) : (
        <div className="log-month-scroll">
          <table className="table log-month">
            <thead>
              <tr>
                <th scope="col">Link</th>
                <th scope="col" className="n">
                  Clicks
                </th>
                <th scope="col" className="n">
                  Orders
                </th>
                <th scope="col" className="n">
                  Sales
                </th>
                <th scope="col" className="n">
                  Commission
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ link, earning, currency, lastRate }, place) => {
                const inCells = cellsOf(earning, { currency, lastRate });
                const own = typed.get(link.id) ?? {};
                return (
                  <MonthRow
                    key={`${month} ${link.id}`}
                    title={link.title}
                    brandName={(link.brandId && known.get(link.brandId)?.name) || ''}
                    firstCell={place === 0 ? firstCell : undefined}
                    currency={currency}
                    base={base}
                    onArrow={moveByArrows}
                    cells={{ ...inCells, ...own }}
                    errors={errors.get(link.id) ?? {}}
                    onChange={(more) =>
                      setCells(
                        link.id,
                        typedCells({ logged: inCells, typed: own, more }, link, currency),
                      )
                    }
                  />
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}

// What was last said of a currency is likely to hold still.
function lastRateOf(
  earnings: readonly AffiliateEarning[],
  { currency, base }: { currency: string; base: string },
): number | null {
  const rated = earnings.filter(
    (one) => one.currency === currency && one.rateCurrency === base && one.rate !== null,
  );
  return rated.toSorted((one, other) => other.month.localeCompare(one.month))[0]?.rate ?? null;
}

function firstOf(errors: ReadonlyMap<string, Partial<Cells>>): string {
  const [first] = [...errors.values()].flatMap((cells) => Object.values(cells));
  return first ?? '';
}

// Up and down go to the same column of the next row, as in a spreadsheet.
function moveByArrows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const cell = event.currentTarget;
  const { column } = cell.dataset;
  const table = cell.closest('table');
  const cells = [...(table?.querySelectorAll<HTMLInputElement>('input') ?? [])].filter(
    (other) => other.dataset['column'] === column,
  );
  const next = cells[cells.indexOf(cell) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
