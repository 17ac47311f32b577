import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ImportedLines } from '#client/import/page/imported-lines.tsx';
import type { LineColumn } from '#client/import/page/line-table.tsx';
import { useSendImport } from '#client/import/page/use-send-import.ts';
import { useTicks } from '#client/import/page/use-ticks.ts';
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
  return (
    <ImportedLines
      {...{ lines, wrong, select, sending }}
      columns={columnsOf(formats)}
      titleLabel="Title"
      noun="title"
      noneText="No row of this file is a title."
      twinText="Same title and type as one that is here, and no other year. Tick what is another one."
      known={{ status, retry: entertainmentItems.retry }}
    />
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
