import { useMemo } from 'react';
import { EarlierImports } from '#client/import/page/earlier-imports.tsx';
import { FileColumns } from '#client/import/page/file-columns.tsx';
import { ImportPage } from '#client/import/page/import-page.tsx';
import { useImportFile } from '#client/import/page/use-import-file.ts';
import { tableOf } from '#client/import/reading/find-table.ts';
import { shapeOf } from '#client/import/reading/kept-settings.ts';
import type { ReadAs, ReadFile } from '#client/import/reading/read-file.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import {
  guessSettings,
  type ImportSettings,
  keptTitleSettings,
} from '#domains/leisure/entertainment/import/reading/import-settings.ts';
import {
  columnRoleLabels,
  columnRoles,
} from '#domains/leisure/entertainment/import/reading/title-columns.ts';
import { titleFiles } from '#domains/leisure/entertainment/import/reading/title-files.ts';
import { TitleSettings } from './title-settings.tsx';
import { titleImports, TitleLines } from './title-lines.tsx';

const dayOrders = { MDY: 'mdy', DMY: 'dmy', YMD: 'ymd' } as const;
const choose = {
  intro:
    'Choose a CSV of Letterboxd (diary, watched, ratings or watchlist), a CSV or JSON of Trakt, or the CSV of a spreadsheet. Of Letterboxd, the diary knows most: begin with it. You see what is in it before anything is stored.',
  accept: '.csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,text/plain,application/json',
};

/** Takes over what was watched and played from the file of another place. */
export function EntertainmentImportPage() {
  const formats = useFormats();
  const usual = { dayOrder: dayOrders[formats.dateFormat] };
  // As this person understood a file of this shape before, or as it looks.
  const file = useImportFile(titleFiles, (read): ImportSettings => {
    const guessed = guessSettings(read, usual);
    const { names } = tableOf(read.rows, guessed.hasNames);
    return { ...guessed, ...keptTitleSettings.of(shapeOf(names)) };
  });
  return (
    <ImportPage
      title="Import entertainment"
      choose={choose}
      canCreate
      file={file}
      earlier={<EarlierImports imports={titleImports} noun="title" canDelete formats={formats} />}
    >
      {(read, settings) => (
        <Chosen file={read} settings={settings} onChange={file.change} onReadAs={file.readAs} />
      )}
    </ImportPage>
  );
}

interface ChosenProps {
  file: ReadFile;
  settings: ImportSettings;
  onChange: (changes: Partial<ImportSettings>) => void;
  onReadAs: (said: ReadAs) => void;
}

function Chosen({ file, settings, onChange, onReadAs }: ChosenProps) {
  const table = useMemo(
    () => tableOf(file.rows, settings.hasNames),
    [file.rows, settings.hasNames],
  );
  return (
    <>
      <FileColumns
        table={table}
        columns={settings.columns}
        roles={columnRoles}
        labels={columnRoleLabels}
        onChange={(columns) => onChange({ columns })}
      />
      <TitleSettings
        file={file}
        table={table}
        settings={settings}
        onChange={onChange}
        onReadAs={onReadAs}
      />
      <TitleLines fileName={file.name} table={table} settings={settings} />
    </>
  );
}
