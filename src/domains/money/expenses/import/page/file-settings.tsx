import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { BusinessSelect } from '#domains/business/businesses/parts/business-select.tsx';
import { encodingLabels, encodings } from '#domains/money/expenses/import/reading/decode.ts';
import type {
  ImportSettings,
  ImportTable,
} from '#domains/money/expenses/import/reading/import-settings.ts';
import {
  decimalMarkLabels,
  decimalMarks,
} from '#domains/money/expenses/import/reading/read-amounts.ts';
import {
  dayOrderLabels,
  dayOrders,
  guessDayOrder,
} from '#domains/money/expenses/import/reading/read-days.ts';
import type { ReadFile } from '#domains/money/expenses/import/reading/read-file.ts';
import { separatorLabels, separators } from '#domains/money/expenses/import/reading/read-table.ts';
import { methodLabels } from '#domains/money/expenses/rules.ts';
import { expenseMethods } from '#domains/money/expenses/schema.ts';
import type { useImportFile } from './use-import-file.ts';

interface FileSettingsProps {
  file: ReadFile;
  table: ImportTable;
  settings: ImportSettings;
  onChange: (changes: Partial<ImportSettings>) => void;
  onReadAs: ReturnType<typeof useImportFile>['readAs'];
}

/** Options of a closed list, with how each reads. */
function optionsOf<T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** How the file is read, and what all of its expenses have in common. */
export function FileSettings({ file, table, settings, onChange, onReadAs }: FileSettingsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
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
      <Button
        variant="ghost"
        size="sm"
        className="import-more"
        icon={isOpen ? <ChevronDown /> : <ChevronRight />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        How the file is written
      </Button>
      <div id={id} className="import-settings" hidden={!isOpen}>
        <Field label="Letters">
          <Select
            label="Letters"
            value={file.encoding}
            onChange={(encoding) => onReadAs({ encoding })}
            options={optionsOf(encodings, encodingLabels)}
          />
        </Field>
        <Field label="Between cells">
          <Select
            label="Between cells"
            value={file.separator}
            onChange={(separator) => onReadAs({ separator })}
            options={optionsOf(separators, separatorLabels)}
          />
        </Field>
        <Switch
          label="The first row names the columns"
          checked={settings.hasNames}
          onChange={(hasNames) => onChange({ hasNames })}
        >
          <span>The first row names the columns</span>
        </Switch>
      </div>
    </>
  );
}
