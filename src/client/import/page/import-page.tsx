import { Fragment, type ReactNode } from 'react';
import type { ReadFile } from '#client/import/reading/read-file.ts';
import { Page } from '#client/page/page.tsx';
import { useUnsaved } from '#client/sync/live/unsaved.ts';
import { Callout } from '#client/ui/marks/callout.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { ChooseFile, type ChooseFileProps } from './choose-file.tsx';
import type { useImportFile } from './use-import-file.ts';

interface ImportPageProps<Settings extends object> {
  title: string;
  /** What can be chosen, and of which types; without it, tables. */
  choose: Pick<ChooseFileProps, 'intro' | 'accept'>;
  canCreate: boolean;
  file: ReturnType<typeof useImportFile<Settings>>;
  /** What came from files before. */
  earlier: ReactNode;
  /** The columns and the rows of the file that is chosen. */
  children: (file: ReadFile, settings: Settings) => ReactNode;
}

/** Takes records over from a file: it is chosen, looked at as what it would become, and sent. */
export function ImportPage<Settings extends object>(props: ImportPageProps<Settings>) {
  const { title, canCreate, earlier, children } = props;
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
        <Fragment
          key={`${chosen.file.name} ${chosen.file.encoding} ${chosen.file.separator} ${chosen.file.count}`}
        >
          {chosen.file.openQuoteAt === null ? null : (
            <Callout tone="lamp" role="alert">
              {`A quote in row ${chosen.file.openQuoteAt} never ends: all that follows is taken for one cell. Look at the last rows.`}
            </Callout>
          )}
          {children(chosen.file, chosen.settings)}
        </Fragment>
      ) : (
        earlier
      )}
    </Page>
  );
}
