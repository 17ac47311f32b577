import { CountrySelect } from '#client/ui/fields/country-select.tsx';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { ChoiceProperty, DateProperty, TextProperty } from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import type { DayFormats } from '#client/words/format-dates.ts';
import {
  dueBeforeIssued,
  type Invoice,
  type InvoiceBuyer,
  invoice as invoiceSchema,
  invoiceBuyer,
  type InvoiceLanguage,
} from '#domains/money/invoices/schema.ts';
import { rescaledMinor } from '#shared/money.ts';
import { BusinessField } from './business-field.tsx';
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
const readBuyer = {
  name: bySchema(invoiceBuyer.shape.name),
  contact: bySchema(invoiceBuyer.shape.contact),
  address: bySchema(invoiceBuyer.shape.address),
  taxId: bySchema(invoiceBuyer.shape.taxId),
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
  const { buyer, currency, issuedOn, dueOn } = invoice;
  const change = (changes: Parameters<typeof changeInvoice>[1]) => changeInvoice(invoice, changes);
  const billed = (changes: Partial<InvoiceBuyer>) => change({ buyer: { ...buyer, ...changes } });
  const problemOf = (from: string | null, to: string | null) =>
    from && to && to < from ? dueBeforeIssued : undefined;
  return (
    <>
      <FormError>{wrong['dueOn']}</FormError>
      <BusinessField invoice={invoice} canEdit={canEdit} error={wrong['businessId']} />
      <section aria-label="Billed to">
        <h3 className="sm">Billed to</h3>
        <FormError>{buyer.name.trim() === '' ? wrong['buyer'] : null}</FormError>
        <PropertyList canEdit={canEdit}>
          <TextProperty
            label="Name"
            add="Who is billed"
            value={buyer.name}
            read={readBuyer.name}
            onSave={(name) => billed({ name })}
          />
          <TextProperty
            label="Contact"
            add="Add a person"
            value={buyer.contact}
            read={readBuyer.contact}
            onSave={(contact) => billed({ contact })}
          />
          <TextProperty
            label="Address"
            add="Add the address"
            isLong
            isWide
            value={buyer.address}
            read={readBuyer.address}
            onSave={(address) => billed({ address })}
          />
          <Property label="Country" empty={buyer.country === null && 'Add the country'}>
            <CountrySelect
              label="Country"
              value={buyer.country}
              onChange={(country) => billed({ country })}
            />
          </Property>
          <TextProperty
            label="Tax ID"
            add="Add their tax ID"
            value={buyer.taxId}
            read={readBuyer.taxId}
            onSave={(taxId) => billed({ taxId })}
          />
        </PropertyList>
      </section>
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
            problemOf={(day) => problemOf(day, dueOn)}
            onSave={(day) => change({ issuedOn: day })}
          />
          <DateProperty
            label="Due"
            add="By the terms"
            value={dueOn}
            settings={formats}
            problemOf={(day) => problemOf(issuedOn, day)}
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
          <Property label="Currency">
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
