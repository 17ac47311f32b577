import { ChoiceProperty, LinkProperty, TextProperty } from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { ColorSwatches } from '#client/ui/choices/tape-radios.tsx';
import { CountrySelect } from '#client/ui/fields/country-select.tsx';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { countryName } from '#client/words/countries.ts';
import { monthNames } from '#client/words/format-dates.ts';
import { changeBusiness } from '#domains/business/businesses/parts/business-actions.ts';
import { TaxIdProperty } from '#domains/business/businesses/parts/tax-id-property.tsx';
import { businessTypeLabels } from '#domains/business/businesses/rules.ts';
import {
  type Business,
  business as businessSchema,
  type BusinessChanges,
  businessTypes,
} from '#domains/business/businesses/schema.ts';

const { shape } = businessSchema;
const read = {
  name: bySchema(shape.name),
  legalName: bySchema(shape.legalName),
  email: bySchema(shape.email),
  phone: bySchema(shape.phone),
  address: bySchema(shape.address),
  website: bySchema(shape.website),
  prefix: bySchema(shape.invoicePrefix),
  number: bySchema(shape.nextInvoiceNumber),
  taxRate: bySchema(shape.defaultTaxRatePercent),
  terms: bySchema(shape.defaultPaymentTermsDays),
  details: bySchema(shape.paymentDetails),
};
const types = businessTypes.map((value) => ({ value, label: businessTypeLabels[value] }));
const months = monthNames.map((label, at) => ({ value: String(at + 1), label }));

/** Who a business is, and what stands on its invoices; each field is saved as it is left. */
export function BusinessDetails({ business, canEdit }: { business: Business; canEdit: boolean }) {
  const change = (changes: BusinessChanges) => changeBusiness(business, changes);
  const { country, baseCurrency } = business;
  return (
    <>
      <section aria-labelledby="business-details">
        <SectionHead id="business-details" title="Details" />
        <PropertyList canEdit={canEdit}>
          <TextProperty
            label="Name"
            value={business.name}
            read={read.name}
            onSave={(name) => change({ name })}
          />
          <TextProperty
            label="Legal name"
            add="Add the legal name"
            value={business.legalName}
            read={read.legalName}
            onSave={(legalName) => change({ legalName })}
          />
          <ChoiceProperty
            label="Type"
            value={business.type}
            options={types}
            onSave={(type) => change({ type })}
          />
          <TaxIdProperty business={business} />
          <Property
            label="Country"
            empty={country === null && 'Add a country'}
            shown={country && countryName(country)}
          >
            <CountrySelect
              label="Country"
              value={country}
              onChange={(next) => change({ country: next })}
            />
          </Property>
          <ChoiceProperty
            label="Year begins"
            value={String(business.fiscalYearStartMonth)}
            options={months}
            onSave={(month) => change({ fiscalYearStartMonth: Number(month) })}
          />
          <TextProperty
            label="E-mail"
            add="Add an e-mail"
            value={business.email}
            read={read.email}
            onSave={(email) => change({ email })}
          />
          <TextProperty
            label="Phone"
            add="Add a phone"
            value={business.phone}
            read={read.phone}
            onSave={(phone) => change({ phone })}
          />
          <TextProperty
            label="Address"
            add="Add an address"
            isLong
            isWide
            value={business.address}
            read={read.address}
            onSave={(address) => change({ address })}
          />
          <LinkProperty
            label="Website"
            add="Add a website"
            value={business.website}
            read={read.website}
            onSave={(website) => change({ website })}
          />
          <Property label="Colour" isGroup>
            <ColorSwatches
              label="Colour"
              value={business.color}
              onChange={(color) => change({ color })}
            />
          </Property>
        </PropertyList>
      </section>
      <section aria-labelledby="business-invoices">
        <SectionHead id="business-invoices" title="On invoices" />
        <PropertyList canEdit={canEdit}>
          <Property label="Currency">
            <CurrencySelect
              label="Currency"
              value={baseCurrency}
              onChange={(next) => change({ baseCurrency: next })}
            />
          </Property>
          <TextProperty
            label="Prefix"
            add="Nothing"
            value={business.invoicePrefix}
            read={read.prefix}
            onSave={(invoicePrefix) => change({ invoicePrefix })}
          />
          <TextProperty
            label="Next number"
            inputMode="numeric"
            value={business.nextInvoiceNumber}
            read={read.number}
            onSave={(nextInvoiceNumber) => change({ nextInvoiceNumber })}
          />
          <TextProperty
            label="Tax"
            inputMode="decimal"
            trailing={<span className="faint">%</span>}
            value={business.defaultTaxRatePercent}
            read={(typed) => read.taxRate(typed.replace(',', '.'))}
            onSave={(defaultTaxRatePercent) => change({ defaultTaxRatePercent })}
          />
          <TextProperty
            label="Paid within"
            inputMode="numeric"
            trailing={<span className="faint">days</span>}
            value={business.defaultPaymentTermsDays}
            read={read.terms}
            onSave={(defaultPaymentTermsDays) => change({ defaultPaymentTermsDays })}
          />
          <TextProperty
            label="Pay to"
            add="Add where brands pay to, such as an IBAN"
            isLong
            isWide
            value={business.paymentDetails}
            read={read.details}
            onSave={(paymentDetails) => change({ paymentDetails })}
          />
        </PropertyList>
      </section>
    </>
  );
}
