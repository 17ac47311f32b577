import { EarlierImports } from '#client/import/page/earlier-imports.tsx';
import { ImportPage } from '#client/import/page/import-page.tsx';
import { useImportFile } from '#client/import/page/use-import-file.ts';
import { tableOf } from '#client/import/reading/find-table.ts';
import { shapeOf } from '#client/import/reading/kept-settings.ts';
import { usualDayOrders } from '#client/import/reading/read-days.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import {
  guessSettings,
  type ImportSettings,
  keptTitleSettings,
} from '#domains/leisure/entertainment/import/reading/import-settings.ts';
import {
  columnRoleLabels,
  columnRoles,
  isOwnFile,
} from '#domains/leisure/entertainment/import/reading/title-columns.ts';
import { titleFiles } from '#domains/leisure/entertainment/import/reading/title-files.ts';
import { TitleSettings } from './title-settings.tsx';
import { titleImports, TitleLines } from './title-lines.tsx';

const choose = {
  intro:
    'Choose a CSV of Letterboxd (diary, watched, ratings or watchlist), a CSV or JSON of Trakt, or the CSV of a spreadsheet. Of Letterboxd, the diary knows most: begin with it. You see what is in it before anything is stored.',
  accept: '.csv,.tsv,.txt,.json,text/csv,text/tab-separated-values,text/plain,application/json',
};

/** Takes over what was watched and played from the file of another place. */
export function EntertainmentImportPage() {
  const formats = useFormats();
  const usual = { dayOrder: usualDayOrders[formats.dateFormat] };
  // As this person understood a file of this shape before, or as it looks.
  const file = useImportFile(titleFiles, (read): ImportSettings => {
    const guessed = guessSettings(read, usual);
    // How a file is written that was saved here is known, whatever was understood of one before.
    if (isOwnFile(guessed.columns)) return guessed;
    const { names } = tableOf(read.rows, guessed.hasNames);
    return { ...guessed, ...keptTitleSettings.of(shapeOf(names)) };
  });
  return (
    <ImportPage
      title="Import entertainment"
      choose={choose}
      canCreate
      file={file}
      roles={columnRoles}
      labels={columnRoleLabels}
      earlier={<EarlierImports imports={titleImports} noun="title" canDelete formats={formats} />}
    >
      {(chosen) => (
        <>
          <TitleSettings {...chosen} />
          <TitleLines fileName={chosen.file.name} table={chosen.table} settings={chosen.settings} />
        </>
      )}
    </ImportPage>
  );
}
