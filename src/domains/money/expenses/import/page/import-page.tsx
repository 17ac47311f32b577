import { useMemo } from 'react';
import { Page } from '#client/page/page.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { useUnsaved } from '#client/sync/live/unsaved.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { Callout } from '#client/ui/marks/callout.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import {
  type ImportSettings,
  tableOf,
} from '#domains/money/expenses/import/reading/import-settings.ts';
import type { ReadFile } from '#domains/money/expenses/import/reading/read-file.ts';
import { ChooseFile } from './choose-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileColumns } from './file-columns.tsx';
import { FileSettings } from './file-settings.tsx';
import { ImportLines } from './import-lines.tsx';
import { useImportFile } from './use-import-file.ts';
import './import-page.css';

const defaultOf = (rows: readonly Business[]) =>
  rows.find(({ isDefault }) => isDefault)?.id ?? null;
const dayOrders = { MDY: 'mdy', DMY: 'dmy', YMD: 'ymd' } as const;

/** Takes expenses over from the file of a bank or a spreadsheet. */
export function ImportPage() {
  return useSeesMoney() ? <Import /> : <Missing />;
}

function Import() {
  const formats = useFormats();
  const currency = useBaseCurrency();
  const businessId = businesses.useRows(defaultOf);
  const canCreate = useCan('create');
  const file = useImportFile({ currency, businessId, dayOrder: dayOrders[formats.dateFormat] });
  const { chosen, error, share, choose, change, readAs, leave } = file;
  useUnsaved(chosen !== undefined);
  return (
    <Page
      title="Import expenses"
      subtitle={chosen ? chosen.file.name : undefined}
      className="import"
    >
      {canCreate ? (
        <ChooseFile
          error={error}
          share={share}
          isSmall={chosen !== undefined}
          onChoose={(next) => void choose(next)}
          onLeave={chosen ? leave : undefined}
        />
      ) : (
        <ReadOnlyNote />
      )}
      {chosen ? (
        <Chosen
          // Of another file, or of one that is read in another way, nothing is ticked yet.
          key={`${chosen.file.name} ${chosen.file.encoding} ${chosen.file.separator} ${chosen.file.count}`}
          {...chosen}
          onChange={change}
          onReadAs={readAs}
        />
      ) : (
        <EarlierImports canDelete={canCreate} formats={formats} />
      )}
    </Page>
  );
}

interface ChosenProps {
  file: ReadFile;
  settings: ImportSettings;
  onChange: (changes: Partial<ImportSettings>) => void;
  onReadAs: ReturnType<typeof useImportFile>['readAs'];
}

function Chosen({ file, settings, onChange, onReadAs }: ChosenProps) {
  const table = useMemo(
    () => tableOf(file.rows, settings.hasNames),
    [file.rows, settings.hasNames],
  );
  return (
    <>
      {file.openQuoteAt === null ? null : (
        <Callout tone="lamp" role="alert">
          {`A quote in row ${file.openQuoteAt} never ends: all that follows is taken for one cell. Look at the last rows.`}
        </Callout>
      )}
      <FileColumns
        table={table}
        columns={settings.columns}
        onChange={(columns) => onChange({ columns })}
      />
      <FileSettings
        file={file}
        table={table}
        settings={settings}
        onChange={onChange}
        onReadAs={onReadAs}
      />
      <ImportLines fileName={file.name} table={table} settings={settings} />
    </>
  );
}
