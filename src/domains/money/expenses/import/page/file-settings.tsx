import { FileWriting, optionsOf } from '#client/import/page/file-writing.tsx';
import { dayOrderLabels, dayOrders, guessDayOrder } from '#client/import/reading/read-days.ts';
import type { ChosenFile } from '#client/import/page/import-page.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { BusinessSelect } from '#domains/business/businesses/parts/business-select.tsx';
import type { ImportSettings } from '#domains/money/expenses/import/reading/import-settings.ts';
import {
  decimalMarkLabels,
  decimalMarks,
} from '#domains/money/expenses/import/reading/read-amounts.ts';
import { methodLabels } from '#domains/money/expenses/rules.ts';
import { expenseMethods } from '#domains/money/expenses/schema.ts';

/** How the file is read, and what all of its expenses have in common. */
export function FileSettings({
  file,
  table,
  settings,
  onChange,
  onReadAs,
}: ChosenFile<ImportSettings>) {
  const { columns, dayOrder } = settings;
  const days = table.rows.map(({ cells }) => cells[columns.date ?? -1] ?? '');
  const areDaysSure = guessDayOrder(days, dayOrder).isSure;
  return (
    <>
      <div className="import-settings">
        <Field
          label="Days"
          hint={
            areDaysSure ? undefined : 'These days can be read both ways. Look at the rows below.'
          }
        >
          <Select
            label="Days"
            value={dayOrder}
            onChange={(next) => onChange({ dayOrder: next })}
            options={optionsOf(dayOrders, dayOrderLabels)}
          />
        </Field>
        <Field label="Decimals">
          <Select
            label="Decimals"
            value={settings.decimalMark}
            onChange={(decimalMark) => onChange({ decimalMark })}
            options={optionsOf(decimalMarks, decimalMarkLabels)}
          />
        </Field>
        {columns.amount === undefined ? null : (
          <Field label="Money out">
            <Select
              label="Money out"
              value={settings.isOutNegative ? 'negative' : 'positive'}
              onChange={(sign) => onChange({ isOutNegative: sign === 'negative' })}
              options={[
                { value: 'negative', label: 'With a minus' },
                { value: 'positive', label: 'Without a minus' },
              ]}
            />
          </Field>
        )}
        <Field label={columns.currency === undefined ? 'Currency' : 'Currency where none is said'}>
          <CurrencySelect
            label="Currency"
            value={settings.currency}
            onChange={(currency) => onChange({ currency })}
          />
        </Field>
        <Field label="Paid with">
          <Select
            label="Paid with"
            value={settings.paymentMethod}
            onChange={(paymentMethod) => onChange({ paymentMethod })}
            options={optionsOf(expenseMethods, methodLabels)}
          />
        </Field>
        <Field label="Business">
          <BusinessSelect
            value={settings.businessId}
            onChange={(businessId) => onChange({ businessId })}
          />
        </Field>
      </div>
      <FileWriting
        file={file}
        hasNames={settings.hasNames}
        onReadAs={onReadAs}
        onHasNames={(hasNames) => onChange({ hasNames })}
      />
    </>
  );
}
