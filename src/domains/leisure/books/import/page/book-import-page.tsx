import { EarlierImports } from '#client/import/page/earlier-imports.tsx';
import { FileWriting, optionsOf } from '#client/import/page/file-writing.tsx';
import { type ChosenFile, ImportPage } from '#client/import/page/import-page.tsx';
import { useImportFile } from '#client/import/page/use-import-file.ts';
import { tableOf } from '#client/import/reading/find-table.ts';
import { shapeOf } from '#client/import/reading/kept-settings.ts';
import { dayOrderLabels, dayOrders, usualDayOrders } from '#client/import/reading/read-days.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import {
  bookRoles,
  isOwnFile,
  roleLabels,
} from '#domains/leisure/books/import/reading/book-columns.ts';
import {
  bookFiles,
  type BookSettings,
  guessBookSettings,
  keptBookSettings,
} from '#domains/leisure/books/import/reading/import-settings.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { BookLines } from './book-lines.tsx';
import { bookImports } from './book-imports.ts';

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
    const guessed = guessBookSettings(rows, usualDayOrders[formats.dateFormat]);
    // How a file is written that was saved here is known, whatever was understood of one before.
    if (isOwnFile(guessed.columns)) return guessed;
    const kept = keptBookSettings.of(shapeOf(tableOf(rows, guessed.hasNames).names));
    return { ...guessed, ...kept };
  });
  return (
    <ImportPage
      title="Import books"
      choose={choose}
      canCreate
      file={file}
      roles={bookRoles}
      labels={roleLabels}
      earlier={<EarlierImports imports={bookImports} noun="book" canDelete formats={formats} />}
    >
      {(chosen) => (
        <>
          <HowWritten {...chosen} />
          <BookLines fileName={chosen.file.name} table={chosen.table} settings={chosen.settings} />
        </>
      )}
    </ImportPage>
  );
}

function HowWritten({ file, settings, onChange, onReadAs }: ChosenFile<BookSettings>) {
  const { hasNames, dayOrder, ratingOf } = settings;
  return (
    <>
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
    </>
  );
}
