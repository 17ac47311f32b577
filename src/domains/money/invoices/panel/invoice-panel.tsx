import { useState } from 'react';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { Callout } from '#client/ui/marks/callout.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { invoices } from '#domains/money/invoices/data.ts';
import { lettersNote } from '#domains/money/invoices/document/letters/rules.ts';
import { InvoiceSheet } from '#domains/money/invoices/document/shown/invoice-sheet.tsx';
import { useSheet } from '#domains/money/invoices/document/shown/use-sheet.ts';
import { DraftFields } from '#domains/money/invoices/editor/draft-fields.tsx';
import { invoiceName, invoiceStanding } from '#domains/money/invoices/rules.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';
import { DraftDeeds, DraftFooter } from './draft-deeds.tsx';
import { IssuedDeeds, IssuedFooter } from './issued-deeds.tsx';
import { IssuedFacts } from './issued-facts.tsx';
import { standingTones } from './standing-tones.ts';
import './invoice-panel.css';

/** What the draft lacked when it was to be issued, by its field. */
interface Refused {
  fields: Readonly<Record<string, string>>;
  updatedAt: string;
}

interface InvoicePanelProps {
  invoiceId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** An invoice beside what it looks like: a draft with its fields, an issued one with its deeds. */
export function InvoicePanel({ invoiceId, open, onClose, onWalk }: InvoicePanelProps) {
  const invoice = invoices.useRows(rowsById).get(invoiceId);
  const canEdit = useCan('edit');
  const { today } = useFormats();
  const [refused, setRefused] = useState<Refused>();
  // What was changed since is no longer what was refused.
  const wrong = refused?.updatedAt === invoice?.updatedAt ? refused?.fields : undefined;
  const isDraft = invoice?.status === 'draft';
  const Deeds = isDraft ? DraftDeeds : IssuedDeeds;
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={invoiceId}
      title={invoice ? invoiceName(invoice) : 'Invoice'}
      deeds={invoice && canEdit ? <Deeds invoice={invoice} onClose={onClose} /> : null}
      footer={
        !invoice ? null : isDraft ? (
          canEdit ? (
            <DraftFooter
              invoice={invoice}
              today={today}
              onWrong={(fields) => setRefused({ fields, updatedAt: invoice.updatedAt })}
            />
          ) : null
        ) : (
          <IssuedFooter invoice={invoice} canEdit={canEdit} />
        )
      }
    >
      {invoice ? (
        <InvoiceBody key={invoice.status} invoice={invoice} canEdit={canEdit} wrong={wrong ?? {}} />
      ) : (
        <p className="muted">This invoice no longer exists.</p>
      )}
    </RecordPanel>
  );
}

interface InvoiceBodyProps {
  invoice: Invoice;
  canEdit: boolean;
  /** What was refused when it was to be issued, by its field. */
  wrong: Readonly<Record<string, string>>;
}

function InvoiceBody({ invoice, canEdit, wrong }: InvoiceBodyProps) {
  const formats = useFormats();
  const sheet = useSheet(invoice, formats.today);
  const standing = invoiceStanding(invoice);
  const letters = lettersNote(sheet);
  return (
    <div className="invoice-panel">
      <div className="stack gap-16 may-shrink">
        <div className="row">
          <h2 className="invoice-title anywhere">{invoiceName(invoice)}</h2>
          <Tape tone={standingTones(invoice)}>{standing}</Tape>
        </div>
        {canEdit ? null : <ReadOnlyNote className="xs faint" />}
        {letters === null ? null : <Callout tone="lamp">{letters}</Callout>}
        {invoice.status === 'draft' ? (
          <DraftFields invoice={invoice} formats={formats} canEdit={canEdit} wrong={wrong} />
        ) : (
          <IssuedFacts invoice={invoice} formats={formats} />
        )}
      </div>
      {/* Whoever has a keyboard alone scrolls by it: in an issued one nothing else takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="invoice-preview" role="group" aria-label="How it looks" tabIndex={0}>
        <InvoiceSheet sheet={sheet} />
      </div>
    </div>
  );
}
