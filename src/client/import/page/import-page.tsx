import { type ReactNode, useMemo } from 'react';
import { type Columns, type ImportTable, tableOf } from '#client/import/reading/find-table.ts';
import type { ReadAs, ReadFile } from '#client/import/reading/read-file.ts';
import { Page } from '#client/page/page.tsx';
import { useUnsaved } from '#client/sync/live/unsaved.ts';
import { Callout } from '#client/ui/marks/callout.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { ChooseFile, type ChooseFileProps } from './choose-file.tsx';
import { FileColumns } from './file-columns.tsx';
import type { useImportFile } from './use-import-file.ts';

/** How the table of a file is understood, whatever becomes of its rows. */
interface TableSettings<Role extends string> {
  hasNames: boolean;
  columns: Columns<Role>;
}

/** A file that is chosen, as it is understood, and how to understand it otherwise. */
export interface ChosenFile<Settings> {
  file: ReadFile;
  table: ImportTable;
  settings: Settings;
  onChange: (changes: Partial<Settings>) => void;
  onReadAs: (said: ReadAs) => void;
}

interface ImportPageProps<Role extends string, Settings extends TableSettings<Role>> {
  title: string;
  /** What can be chosen, and of which types; without it, tables. */
  choose: Pick<ChooseFileProps, 'intro' | 'accept'>;
  canCreate: boolean;
  file: ReturnType<typeof useImportFile<Settings>>;
  /** What a column can be, and how that reads. */
  roles: readonly Role[];
  labels: Readonly<Record<Role, string>>;
  /** What came from files before. */
  earlier: ReactNode;
  /** What else is to be known of the file, and its rows. */
  children: (chosen: ChosenFile<Settings>) => ReactNode;
}

/** Takes records over from a file: it is chosen, looked at as what it would become, and sent. */
export function ImportPage<Role extends string, Settings extends TableSettings<Role>>(
  props: ImportPageProps<Role, Settings>,
) {
  const { title, canCreate, earlier } = props;
  const { chosen, error, share, choose, leave } = props.file;
  useUnsaved(chosen !== undefined);
  return (
    <Page title={title} subtitle={chosen ? chosen.file.name : undefined} className="import">
      {canCreate ? (
        <ChooseFile
          {...props.choose}
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
        // Of another file, or of one that is read in another way, nothing is ticked yet.
        <Chosen
          key={`${chosen.file.name} ${chosen.file.encoding} ${chosen.file.separator} ${chosen.file.count}`}
          {...props}
          chosen={chosen}
        />
      ) : (
        earlier
      )}
    </Page>
  );
}

function Chosen<Role extends string, Settings extends TableSettings<Role>>(
  props: ImportPageProps<Role, Settings> & { chosen: { file: ReadFile; settings: Settings } },
) {
  const { chosen, roles, labels, children } = props;
  const { file, settings } = chosen;
  const { change, readAs } = props.file;
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
        roles={roles}
        labels={labels}
        // Settings are at least those of their table.
        onChange={(columns) => change({ columns } as Partial<Settings>)}
      />
      {children({ file, table, settings, onChange: change, onReadAs: readAs })}
    </>
  );
}
