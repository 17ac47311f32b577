import { CountrySelect } from '#client/ui/fields/country-select.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { TextProperty } from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import { type Invoice, type InvoiceBuyer, invoiceBuyer } from '#domains/money/invoices/schema.ts';
import { changeInvoice } from './invoice-actions.ts';

const read = {
  name: bySchema(invoiceBuyer.shape.name),
  contact: bySchema(invoiceBuyer.shape.contact),
  address: bySchema(invoiceBuyer.shape.address),
  taxId: bySchema(invoiceBuyer.shape.taxId),
};

interface BuyerFieldsProps {
  invoice: Invoice;
  canEdit: boolean;
  error: string | undefined;
}

/** Who is billed; the next invoice for the same brand begins with it. */
export function BuyerFields({ invoice, canEdit, error }: BuyerFieldsProps) {
  const { buyer } = invoice;
  const billed = (changes: Partial<InvoiceBuyer>) =>
    changeInvoice(invoice, { buyer: { ...buyer, ...changes } });
  return (
    <section aria-label="Billed to">
      <h3 className="sm">Billed to</h3>
      <FormError>{buyer.name.trim() === '' ? error : null}</FormError>
      <PropertyList canEdit={canEdit}>
        <TextProperty
          label="Name"
          add="Who is billed"
          value={buyer.name}
          read={read.name}
          onSave={(name) => billed({ name })}
        />
        <TextProperty
          label="Contact"
          add="Add a person"
          value={buyer.contact}
          read={read.contact}
          onSave={(contact) => billed({ contact })}
        />
        <TextProperty
          label="Address"
          add="Add the address"
          isLong
          isWide
          value={buyer.address}
          read={read.address}
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
          read={read.taxId}
          onSave={(taxId) => billed({ taxId })}
        />
      </PropertyList>
    </section>
  );
}
