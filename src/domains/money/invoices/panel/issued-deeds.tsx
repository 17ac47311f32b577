import { Ban, Copy, FileCode, FileDown, FilePen, Mail, MoreHorizontal } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { Button, buttonClass, IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { call } from '#client/sync/api.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { invoiceUrl } from '#domains/money/invoices/data.ts';
import { facturxLacks } from '#domains/money/invoices/document/facturx/rules.ts';
import { reviseInvoice } from '#domains/money/invoices/editor/invoice-actions.ts';
import { mailText } from '#domains/money/invoices/mailing/mail-text.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';
import { VoidQuestion } from './void-question.tsx';

const MailDialog = laterPart(() =>
  import('#domains/money/invoices/mailing/mail-dialog.tsx').then((part) => part.MailDialog),
);

/** What changes an issued invoice: a revision in its place, or a credit note against it. */
export function IssuedDeeds({ invoice }: { invoice: Invoice; onClose: () => void }) {
  const [isVoiding, setVoiding] = useState(false);
  const { status, kind, isReplaced } = invoice;
  if (status === 'void' || kind === 'credit_note' || isReplaced) return null;
  return (
    <>
      <Menu
        label="More for this invoice"
        align="end"
        trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
        items={[
          { label: 'New revision', icon: <FilePen />, onSelect: () => void reviseInvoice(invoice) },
          'separator',
          {
            label: 'Void by a credit note…',
            icon: <Ban />,
            danger: true,
            onSelect: () => setVoiding(true),
          },
        ]}
      />
      <VoidQuestion invoice={invoice} open={isVoiding} onClose={() => setVoiding(false)} />
    </>
  );
}

/** The ways out of the house of an issued invoice. */
export function IssuedFooter({ invoice, canEdit }: { invoice: Invoice; canEdit: boolean }) {
  const [isMailing, setMailing] = useState(false);
  const { data: ways } = useQuery({
    queryKey: ['notification ways'],
    queryFn: () => call(notificationsContract.ways, {}),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { persist: false },
  });
  const canMail = ways?.mail === true;
  const lack = facturxLacks(invoice);
  const { subject, text } = mailText(invoice);
  return (
    <>
      <Menu
        label="Other ways to send it"
        align="start"
        trigger={<Button variant="ghost">More ways to send</Button>}
        items={[
          {
            label: lack ?? 'Download Factur-X',
            icon: <FileCode />,
            disabled: lack !== null,
            onSelect: () => location.assign(invoiceUrl(invoice.id, 'facturx')),
          },
          {
            label: 'Copy text for a mail',
            icon: <Copy />,
            onSelect: () => void copyText(`${subject}\n\n${text}`, 'Text'),
          },
          ...(canEdit
            ? [
                {
                  label: canMail ? 'Mail it from here…' : 'This server sends no mail',
                  icon: <Mail />,
                  disabled: !canMail,
                  onSelect: () => setMailing(true),
                },
              ]
            : []),
        ]}
      />
      <span className="end" />
      <a
        className={buttonClass({ variant: 'primary' })}
        href={invoiceUrl(invoice.id, 'pdf')}
        download
      >
        <FileDown aria-hidden="true" />
        Download PDF
      </a>
      {isMailing ? (
        <Suspense>
          <MailDialog invoice={invoice} onClose={() => setMailing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
