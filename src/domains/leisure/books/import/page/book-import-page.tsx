import { useMemo } from 'react';
import { EarlierImports } from '#client/import/page/earlier-imports.tsx';
import { FileColumns } from '#client/import/page/file-columns.tsx';
import { FileWriting, optionsOf } from '#client/import/page/file-writing.tsx';
import { ImportPage } from '#client/import/page/import-page.tsx';
import { useImportFile } from '#client/import/page/use-import-file.ts';
import { tableOf } from '#client/import/reading/find-table.ts';
import { shapeOf } from '#client/import/reading/kept-settings.ts';
import { dayOrderLabels, dayOrders } from '#client/import/reading/read-days.ts';
import type { ReadAs, ReadFile } from '#client/import/reading/read-file.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { bookRoles, roleLabels } from '#domains/leisure/books/import/reading/book-columns.ts';
import {
  bookFiles,
  type BookSettings,
  guessBookSettings,
  keptBookSettings,
} from '#domains/leisure/books/import/reading/import-settings.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { BookLines } from './book-lines.tsx';
import { bookImports } from './book-imports.ts';

const usualOrders = { MDY: 'mdy', DMY: 'dmy', YMD: 'ymd' } as const;
const choose = {
  intro:
    'Choose the CSV of Goodreads, StoryGraph or a spreadsheet, with up to 10,000 rows. You see what is in it before anything is stored.',
};
const scales = [
  { value: '5' as const, label: 'Up to 5 stars' },
  { value: '10' as const, label: 'Up to 10' },
];

/** Takes books over from a file. */
export function BookImportPage() {
  const formats = useFormats();
  const file = useImportFile(bookFiles, ({ rows }): BookSettings => {
    const guessed = guessBookSettings(rows, usualOrders[formats.dateFormat]);
    const kept = keptBookSettings.of(shapeOf(tableOf(rows, guessed.hasNames).names));
    return { ...guessed, ...kept };
  });
  return (
    <ImportPage
      title="Import books"
      choose={choose}
      canCreate
      file={file}
      earlier={<EarlierImports imports={bookImports} noun="book" canDelete formats={formats} />}
    >
      {(read, settings) => (
        <Chosen file={read} settings={settings} onChange={file.change} onReadAs={file.readAs} />
      )}
    </ImportPage>
  );
}

interface ChosenProps {
  file: ReadFile;
  settings: BookSettings;
  onChange: (changes: Partial<BookSettings>) => void;
  onReadAs: (said: ReadAs) => void;
}

function Chosen({ file, settings, onChange, onReadAs }: ChosenProps) {
  const { hasNames, columns, dayOrder, ratingOf } = settings;
  const table = useMemo(() => tableOf(file.rows, hasNames), [file.rows, hasNames]);
  return (
    <>
      <FileColumns
        table={table}
        columns={columns}
        roles={bookRoles}
        labels={roleLabels}
        onChange={(next) => onChange({ columns: next })}
      />
      <div className="import-settings">
        <Field label="Days">
          <Select
            label="Days"
            value={dayOrder}
            onChange={(next) => onChange({ dayOrder: next })}
            options={optionsOf(dayOrders, dayOrderLabels)}
          />
        </Field>
        <Field label="Ratings">
          <Select
            label="Ratings"
            value={ratingOf === 5 ? '5' : '10'}
            onChange={(next) => onChange({ ratingOf: next === '5' ? 5 : 10 })}
            options={scales}
          />
        </Field>
      </div>
      <FileWriting
        file={file}
        hasNames={hasNames}
        onReadAs={onReadAs}
        onHasNames={(next) => onChange({ hasNames: next })}
      />
      <BookLines fileName={file.name} table={table} settings={settings} />
    </>
  );
}
