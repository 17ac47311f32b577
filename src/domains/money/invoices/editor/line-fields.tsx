import { Plus, X } from 'lucide-react';
import { bySchema, type Reading, useSavedText } from '#client/record/saved-text.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Field, FormError, TextInput } from '#client/ui/fields/field.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { amountText, readAmount } from '#shared/money.ts';
import { type Invoice, type InvoiceLine, invoiceLine } from '#domains/money/invoices/schema.ts';
import { changeInvoice, emptyLine } from './invoice-actions.ts';

const { shape } = invoiceLine;
const read = {
  description: bySchema(shape.description),
  detail: bySchema(shape.detail),
  quantity: bySchema(shape.quantity),
  unit: bySchema(shape.unitMinor),
};

interface LineFieldsProps {
  invoice: Invoice;
  canEdit: boolean;
  error: string | undefined;
}

/** What is asked for, line by line. */
export function LineFields({ invoice, canEdit, error }: LineFieldsProps) {
  const { lines, currency, netMinor } = invoice;
  const save = (next: readonly InvoiceLine[]) => changeInvoice(invoice, { lines: [...next] });
  return (
    <section aria-labelledby="invoice-lines">
      <SectionHead id="invoice-lines" title="Lines" note={formatMoney(netMinor, currency)}>
        {canEdit ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus />}
            onClick={() => save([...lines, emptyLine(`Line ${lines.length + 1}`)])}
          >
            Add line
          </Button>
        ) : null}
      </SectionHead>
      <FormError>{invoice.totalMinor === 0 ? error : null}</FormError>
      {canEdit ? (
        <ul className="invoice-lines">
          {lines.map((line, at) => (
            <OneLine
              // A line has no id; its place is its name, and another list of lines begins anew.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${lines.length} ${at}`}
              line={line}
              place={at + 1}
              currency={currency}
              onSave={(changes) => save(lines.with(at, { ...line, ...changes }))}
              onRemove={lines.length > 1 ? () => save(lines.toSpliced(at, 1)) : undefined}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface OneLineProps {
  line: InvoiceLine;
  place: number;
  currency: string;
  onSave: (changes: Partial<InvoiceLine>) => void;
  onRemove: (() => void) | undefined;
}

function OneLine({ line, place, currency, onSave, onRemove }: OneLineProps) {
  return (
    <li>
      <Text
        label={`Line ${place}`}
        value={line.description}
        read={read.description}
        onSave={(description) => onSave({ description })}
      />
      <Text
        label={`Pieces of line ${place}`}
        inputMode="decimal"
        value={line.quantity}
        read={(typed) => read.quantity(typed.replace(',', '.'))}
        onSave={(quantity) => onSave({ quantity })}
      />
      <Text
        label={`Price of line ${place}`}
        inputMode="decimal"
        value={line.unitMinor}
        text={amountText(line.unitMinor, currency)}
        read={(typed) => readPrice(typed, currency)}
        onSave={(unitMinor) => onSave({ unitMinor })}
      />
      {onRemove ? (
        <IconButton size="sm" label={`Remove line ${place}`} icon={<X />} onClick={onRemove} />
      ) : (
        <span />
      )}
      <div className="invoice-line-detail">
        <Text
          label={`Details of line ${place}`}
          placeholder="Details"
          value={line.detail}
          read={read.detail}
          onSave={(detail) => onSave({ detail })}
        />
      </div>
    </li>
  );
}

function readPrice(typed: string, currency: string): Reading<number> {
  const amount = typed.trim() === '' ? 0 : readAmount(typed, currency);
  return typeof amount === 'object' ? amount : read.unit(String(amount));
}

interface TextProps<T extends string | number> {
  label: string;
  placeholder?: string;
  inputMode?: 'decimal';
  value: T;
  text?: string;
  read: (typed: string) => Reading<T>;
  onSave: (value: T) => void;
}

function Text<T extends string | number>({
  label,
  placeholder,
  inputMode,
  ...saved
}: TextProps<T>) {
  const { control, error } = useSavedText(saved);
  return (
    <Field label={label} hideLabel error={error}>
      <TextInput placeholder={placeholder} inputMode={inputMode} {...control} />
    </Field>
  );
}
