import { useState } from 'react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { BusinessSelect } from '#domains/business/businesses/parts/business-select.tsx';
import { businesses } from '#domains/business/businesses/data.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import { numberOf } from '#domains/money/invoices/rules.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';
import { addBusinessTo, changeInvoice } from './invoice-actions.ts';

interface BusinessFieldProps {
  invoice: Invoice;
  canEdit: boolean;
  error: string | undefined;
}

const inUse = (rows: readonly Business[]) => rows.filter(({ isArchived }) => !isArchived);

/** Whose invoice it is. Who has no business yet names one: that is all it takes. */
export function BusinessField({ invoice, canEdit, error }: BusinessFieldProps) {
  const { businessId, revisesInvoiceId } = invoice;
  const all = businesses.useRows(inUse);
  const chosen = businesses.useRows(rowsById).get(businessId ?? '');
  if (!canEdit || revisesInvoiceId)
    return <p className="sm muted">{chosen ? `From ${chosen.name}` : 'From no business yet'}</p>;
  if (all.length === 0 && !chosen) return <FirstBusiness invoice={invoice} error={error} />;
  const next = chosen && numberOf(chosen.invoicePrefix, chosen.nextInvoiceNumber);
  return (
    <Field
      label="From"
      error={error}
      hint={next ? `It becomes ${next} when it is issued.` : 'Its numbers are those of a business.'}
    >
      <BusinessSelect
        value={businessId}
        onChange={(id) => {
          const usual = all.find((one) => one.id === id)?.defaultTaxRatePercent;
          changeInvoice(invoice, {
            businessId: id,
            ...(usual === undefined ? {} : { taxRatePercent: usual }),
          });
        }}
      />
    </Field>
  );
}

function FirstBusiness({ invoice, error }: { invoice: Invoice; error: string | undefined }) {
  const [name, setName] = useState('');
  const add = () => (name.trim() === '' ? undefined : addBusinessTo(invoice, name.trim()));
  return (
    <Field
      label="What is your business called?"
      error={error}
      hint="Its name is enough to start. Address and bank details can follow in Businesses."
    >
      <span className="row">
        <TextInput
          maxLength={120}
          autoComplete="organization"
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => (key === 'Enter' ? add() : undefined)}
        />
        <Button disabled={name.trim() === ''} onClick={add}>
          Add business
        </Button>
      </span>
    </Field>
  );
}
