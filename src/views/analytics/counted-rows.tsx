import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { askedDialog } from '#client/form/asked-dialog.ts';
import { Button } from '#client/ui/button.tsx';
import type { Cell } from '#shared/files/csv.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';

/** One of the rows that a number is made of, and where it is at home. */
export interface CountedRow {
  key: string;
  name: string;
  /** What it belongs to, and of when it is. */
  note: string;
  /** What of it counts. */
  text: string;
  of:
    | { campaignId: string }
    | { affiliateLinkId: string }
    | { contentItemId: string }
    | { expenseId: string }
    | { taskId: string }
    | { routineOn: string };
  cells: readonly Cell[];
}

export interface CountedRows {
  /** Of what. */
  label: string;
  /** The head of the same rows in a spreadsheet. */
  head: readonly string[];
  rows: readonly CountedRow[];
}

const asked = askedDialog<CountedRows>();

/** Shows the rows that a number is made of. */
export const showCounted = asked.ask;

const pageSize = 100;

/** Where the rows of a number appear; once on the page. */
export function CountedRowsHost() {
  const current = asked.useAsked();
  if (!current) return null;
  const { turn, request, isOpen, onClose } = current;
  return <CountedDialog key={turn} {...request} open={isOpen} onClose={onClose} />;
}

function CountedDialog({
  label,
  head,
  rows,
  open,
  onClose,
}: CountedRows & { open: boolean; onClose: () => void }) {
  const [room, setRoom] = useState(pageSize);
  const fileName = `${label.toLowerCase().replaceAll(' ', '-')}.csv`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={label}
      description={rows.length === 1 ? 'One row was counted' : `${rows.length} rows were counted`}
      footer={
        <>
          <Button
            icon={<Download />}
            onClick={() => saveCsv(fileName, [head, ...rows.map(({ cells }) => cells)])}
          >
            Export CSV
          </Button>
          <span className="end" />
          <DialogClose>Close</DialogClose>
        </>
      }
    >
      <ul className="lines" aria-label={label}>
        {rows.slice(0, room).map((row) => (
          <li key={row.key} className="row spread gap-16 pad-8 sm">
            <RowLink of={row.of} onLeave={onClose}>
              <span className="trunc" dir="auto">
                {row.name}
              </span>
              <small className="trunc">{row.note}</small>
            </RowLink>
            <span className="fixed-size num">{row.text}</span>
          </li>
        ))}
      </ul>
      {rows.length > room ? (
        <Button variant="ghost" onClick={() => setRoom(room + pageSize)}>
          Show more
        </Button>
      ) : null}
    </Dialog>
  );
}

interface RowLinkProps {
  of: CountedRow['of'];
  onLeave: () => void;
  children: React.ReactNode;
}

function RowLink({ of, onLeave, children }: RowLinkProps) {
  if ('campaignId' in of)
    return (
      <Link
        to="/campaign/$id"
        params={{ id: of.campaignId }}
        className="analytics-open block start target may-shrink hover-line"
        onClick={onLeave}
      >
        {children}
      </Link>
    );
  if ('routineOn' in of)
    return (
      <Link
        to="/routine"
        search={{ day: of.routineOn }}
        className="analytics-open block start target may-shrink hover-line"
        onClick={onLeave}
      >
        {children}
      </Link>
    );
  function open() {
    onLeave();
    if ('contentItemId' in of) openContentPanel({ contentItemId: of.contentItemId });
    else if ('affiliateLinkId' in of) openLinkPanel({ linkId: of.affiliateLinkId });
    else if ('taskId' in of) openTaskDialog({ taskId: of.taskId });
    else if ('expenseId' in of) openExpense({ expenseId: of.expenseId });
  }
  return (
    <button
      type="button"
      className="analytics-open block start target may-shrink hover-line"
      onClick={open}
    >
      {children}
    </button>
  );
}
