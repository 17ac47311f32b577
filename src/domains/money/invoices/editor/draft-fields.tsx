import { facturxNote } from '#domains/money/invoices/document/facturx/rules.ts';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { ChoiceProperty, DateProperty, TextProperty } from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import type { DayFormats } from '#client/words/format-dates.ts';
import { dueProblem } from '#domains/money/invoices/rules.ts';
import {
  type Invoice,
  invoice as invoiceSchema,
  type InvoiceLanguage,
} from '#domains/money/invoices/schema.ts';
import { rescaledMinor } from '#shared/money.ts';
import { BusinessField } from './business-field.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { changeInvoice } from './invoice-actions.ts';
import { LineFields } from './line-fields.tsx';
import { PaymentChoice } from './payment-choice.tsx';

const { shape } = invoiceSchema;
const read = {
  title: bySchema(shape.title),
  poNumber: bySchema(shape.poNumber),
  percent: bySchema(shape.taxRatePercent),
  taxNote: bySchema(shape.taxNote),
  paymentDetails: bySchema(shape.paymentDetails),
  terms: bySchema(shape.terms),
  notes: bySchema(shape.notes),
};
const languages: { value: InvoiceLanguage; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
  { value: 'es', label: 'Spanish' },
];

interface DraftFieldsProps {
  invoice: Invoice;
  formats: DayFormats;
  canEdit: boolean;
  wrong: Readonly<Record<string, string>>;
}

/** What a draft says, each kept as it is left. */
export function DraftFields({ invoice, formats, canEdit, wrong }: DraftFieldsProps) {
  const { currency, issuedOn, dueOn } = invoice;
  const change = (changes: Parameters<typeof changeInvoice>[1]) => changeInvoice(invoice, changes);
  return (
    <>
      <FormError>{wrong['dueOn']}</FormError>
      <BusinessField invoice={invoice} canEdit={canEdit} error={wrong['businessId']} />
      <BuyerFields invoice={invoice} canEdit={canEdit} error={wrong['buyer']} />
      <LineFields invoice={invoice} canEdit={canEdit} error={wrong['lines']} />
      <section aria-label="Details">
        <h3 className="sm">Details</h3>
        <PropertyList canEdit={canEdit}>
          <TextProperty
            label="For"
            value={invoice.title}
            read={read.title}
            onSave={(title) => change({ title })}
          />
          <TextProperty
            label="Purchase order"
            add="Add their PO number"
            value={invoice.poNumber}
            read={read.poNumber}
            onSave={(poNumber) => change({ poNumber })}
          />
          <DateProperty
            label="Date"
            add="The day it is issued"
            value={issuedOn}
            settings={formats}
            problemOf={(day) => dueProblem({ issuedOn: day, dueOn }, formats.today)}
            onSave={(day) => change({ issuedOn: day })}
          />
          <DateProperty
            label="Due"
            add="By the terms"
            value={dueOn}
            settings={formats}
            problemOf={(day) => dueProblem({ issuedOn, dueOn: day }, formats.today)}
            onSave={(day) => change({ dueOn: day })}
          />
          <TextProperty
            label="Tax"
            inputMode="decimal"
            trailing={<span className="faint">%</span>}
            value={invoice.taxRatePercent}
            read={(typed) => read.percent(typed.replace(',', '.'))}
            onSave={(taxRatePercent) => change({ taxRatePercent })}
          />
          <TextProperty
            label="Tax note"
            add="VAT, reverse charge"
            value={invoice.taxNote}
            read={read.taxNote}
            onSave={(taxNote) => change({ taxNote })}
          />
          <ChoiceProperty
            label="Language"
            value={invoice.language}
            options={languages}
            onSave={(language) => change({ language })}
          />
          <Property label="Currency" hint={facturxNote(currency)}>
            <CurrencySelect
              label="Currency"
              value={currency}
              onChange={(next) => change(inCurrency(invoice, next))}
            />
          </Property>
          <TextProperty
            label="Pay to"
            add="As your business has it"
            isLong
            isWide
            value={invoice.paymentDetails}
            read={read.paymentDetails}
            onSave={(paymentDetails) => change({ paymentDetails })}
          />
          <TextProperty
            label="Terms"
            add="Add terms"
            isLong
            isWide
            value={invoice.terms}
            read={read.terms}
            onSave={(terms) => change({ terms })}
          />
          <TextProperty
            label="Note"
            add="Add a note"
            isLong
            isWide
            value={invoice.notes}
            read={read.notes}
            onSave={(notes) => change({ notes })}
          />
        </PropertyList>
      </section>
      <PaymentChoice invoice={invoice} canEdit={canEdit} error={wrong['paymentIds']} />
    </>
  );
}

// The figures stay as they are; payments of another currency are not this invoice's to ask for.
function inCurrency({ lines, currency }: Invoice, next: string) {
  const rescaled = lines.map((line) => ({
    ...line,
    unitMinor: rescaledMinor(line.unitMinor, { from: currency, to: next }),
  }));
  return { currency: next, lines: rescaled, paymentIds: [] };
}
