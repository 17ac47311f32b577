import { FileWriting, optionsOf } from '#client/import/page/file-writing.tsx';
import { dayOrderLabels, dayOrders, guessDayOrder } from '#client/import/reading/read-days.ts';
import type { ChosenFile } from '#client/import/page/import-page.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import {
  type ImportSettings,
  ratingScaleLabels,
  ratingScales,
} from '#domains/leisure/entertainment/import/reading/import-settings.ts';
import { statusLabels, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import {
  entertainmentStatuses,
  entertainmentTypes,
} from '#domains/leisure/entertainment/schema.ts';

/** How the file is read, and what all of its titles have in common. */
export function TitleSettings(props: ChosenFile<ImportSettings>) {
  const { file, table, settings, onChange, onReadAs } = props;
  const { columns, dayOrder } = settings;
  const days = table.rows.map(({ cells }) => cells[columns.finished ?? -1] ?? '');
  const areDaysSure = guessDayOrder(days, dayOrder).isSure;
  const where = (at: number | undefined) => (at === undefined ? '' : ' where none is said');
  return (
    <>
      <div className="import-settings">
        <Field label={`Type${where(columns.type)}`}>
          <Select
            label="Type"
            value={settings.type}
            onChange={(type) => onChange({ type })}
            options={optionsOf(entertainmentTypes, typeLabels)}
          />
        </Field>
        <Field label={`Status${where(columns.status ?? columns.finished)}`}>
          <Select
            label="Status"
            value={settings.status}
            onChange={(status) => onChange({ status })}
            options={optionsOf(entertainmentStatuses, statusLabels)}
          />
        </Field>
        {columns.rating === undefined ? null : (
          <Field label="Ratings">
            <Select
              label="Ratings"
              value={settings.ratingScale}
              onChange={(ratingScale) => onChange({ ratingScale })}
              options={optionsOf(ratingScales, ratingScaleLabels)}
            />
          </Field>
        )}
        {columns.finished === undefined && columns.started === undefined ? null : (
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
        )}
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
