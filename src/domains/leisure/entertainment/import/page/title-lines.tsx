import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ImportFoot } from '#client/import/page/import-foot.tsx';
import { ImportParts } from '#client/import/page/import-parts.tsx';
import { type LineColumn, LineTable } from '#client/import/page/line-table.tsx';
import { useSendImport } from '#client/import/page/use-send-import.ts';
import { useTicks } from '#client/import/page/use-ticks.ts';
import { WrongLines } from '#client/import/page/wrong-lines.tsx';
import type { ImportTable } from '#client/import/reading/find-table.ts';
import { shapeOf } from '#client/import/reading/kept-settings.ts';
import { FormError } from '#client/ui/fields/field.tsx';
import { countText } from '#client/words/count-text.ts';
import { type DayFormats, useFormats } from '#domains/people/auth/data.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { newId } from '#shared/ids.ts';
import { importsInto } from '#domains/leisure/imports/data.ts';
import { entertainmentItems } from '#domains/leisure/entertainment/data.ts';
import {
  type ImportSettings,
  keptTitleSettings,
  missingColumn,
} from '#domains/leisure/entertainment/import/reading/import-settings.ts';
import {
  type ReadLine,
  readTitles,
  storedTitles,
} from '#domains/leisure/entertainment/import/reading/read-titles.ts';
import { statusLabels, typeLabels } from '#domains/leisure/entertainment/rules.ts';

/** What was imported into entertainment. */
export const titleImports = importsInto('entertainment-items');

interface TitleLinesProps {
  fileName: string;
  table: ImportTable;
  settings: ImportSettings;
}

const noneText = 'No row of this file is a title.';

/** The rows of a file as titles: which of them come in, and which are left out and why. */
export function TitleLines(props: TitleLinesProps) {
  const missing = missingColumn(props.settings);
  return missing ? <FormError>{missing}</FormError> : <Lines {...props} />;
}

function Lines({ fileName, table, settings }: TitleLinesProps) {
  const formats = useFormats();
  const navigate = useNavigate();
  const stored = entertainmentItems.useRows(storedTitles);
  const status = entertainmentItems.useStatus();
  const { lines, wrong } = useMemo(
    () => readTitles(table.rows, settings, stored),
    [table, settings, stored],
  );
  const select = useTicks<ReadLine>();
  const [leavesWrong, setLeavesWrong] = useState(false);
  const fresh = lines.filter(({ twin }) => twin === null);
  const twins = lines.filter(({ twin }) => twin !== null);
  const chosen = lines.filter(select.isChosen);
  const sending = useSendImport({
    imports: titleImports,
    fileName,
    of: [settings, chosen.map(({ number }) => number)],
    rows: () => Promise.resolve(rowsOf(chosen)),
    doneText: `${countText(chosen.length, 'title')} imported`,
    onDone() {
      const { status: _status, type: _type, ...understood } = settings;
      keptTitleSettings.keep(shapeOf(table.names), understood);
      void navigate({ to: '/entertainment' });
    },
  });
  const shared = { columns: columnsOf(formats), titleLabel: 'Title', noneText, select };
  return (
    <>
      <ImportParts
        parts={[
          {
            label: 'To import',
            count: fresh.length,
            content: <LineTable key="new" label="Titles to import" lines={fresh} {...shared} />,
          },
          {
            label: 'Duplicates',
            count: twins.length,
            content: (
              <LineTable key="twins" label="Duplicates" lines={twins} {...shared}>
                Same title and type as one that is here, and no other year. Tick what is another
                one.
              </LineTable>
            ),
          },
          {
            label: 'Cannot be read',
            count: wrong.length,
            content: <WrongLines lines={wrong} />,
          },
        ]}
      />
      <ImportFoot
        count={chosen.length}
        noun="title"
        wrongCount={wrong.length}
        leavesWrong={leavesWrong}
        onLeaveWrong={setLeavesWrong}
        known={{ status, retry: entertainmentItems.retry }}
        sending={sending}
      />
    </>
  );
}

// The titles, and after them each time that one was finished.
function rowsOf(lines: readonly ReadLine[]) {
  return {
    'entertainment-items': lines.map(({ item }) => item),
    'entertainment-logs': lines.flatMap(({ item, times }) =>
      times.map((time) => ({ id: newId(), entertainmentItemId: item.id, ...time })),
    ),
  };
}

function columnsOf(formats: DayFormats): LineColumn<ReadLine>[] {
  return [
    {
      label: 'Type',
      className: 'import-wide',
      cell: ({ item: { type, releaseYear } }) =>
        [typeLabels[type], releaseYear].filter(Boolean).join(', '),
    },
    {
      label: 'Status',
      cell: ({ item: { status, finishedOn } }) =>
        [statusLabels[status], finishedOn && formatShortDate(finishedOn, formats)]
          .filter(Boolean)
          .join(', '),
    },
    {
      label: 'Times',
      className: 'n import-wide',
      cell: ({ item: { times } }) => times || null,
    },
    { label: 'Rating', className: 'n', cell: ({ item: { rating } }) => rating },
  ];
}
