import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ImportedLines } from '#client/import/page/imported-lines.tsx';
import type { LineColumn } from '#client/import/page/line-table.tsx';
import { useSendImport } from '#client/import/page/use-send-import.ts';
import { useTicks } from '#client/import/page/use-ticks.ts';
import type { ImportTable } from '#client/import/reading/find-table.ts';
import { shapeOf } from '#client/import/reading/kept-settings.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { FormError } from '#client/ui/fields/field.tsx';
import { countText } from '#client/words/count-text.ts';
import { type DayFormats, useFormats } from '#domains/people/auth/data.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { importsInto } from '#domains/leisure/imports/data.ts';
import { entertainmentItems } from '#domains/leisure/entertainment/data.ts';
import { withAdditions } from '#domains/leisure/entertainment/import/reading/additions.ts';
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
import { entertainmentLogs, logsByItem } from '#domains/leisure/entertainment/logs/data.ts';
import { statusLabels, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import { importedRows } from './imported-rows.ts';

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
  const items = entertainmentItems.useRows(rowsById);
  const logs = entertainmentLogs.useRows(logsByItem);
  const status = worstOf(entertainmentItems.useStatus(), entertainmentLogs.useStatus());
  const { lines: read, wrong } = useMemo(
    () => readTitles(table.rows, settings, stored, formats.timeZone),
    [table, settings, stored, formats.timeZone],
  );
  const lines = useMemo(
    () => withAdditions(read, { items, logs, formats }),
    [read, items, logs, formats],
  );
  const select = useTicks<ReadLine>();
  const chosen = lines.filter(select.isChosen);
  const sending = useSendImport({
    imports: titleImports,
    fileName,
    of: [settings, chosen.map(({ number }) => number)],
    rows: () => Promise.resolve(importedRows(chosen)),
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
      twinText="Same title and type as one that is here or in a row above, and no other year or creator. Tick what is another one."
      known={{
        status,
        retry: () => [entertainmentItems, entertainmentLogs].forEach(({ retry }) => retry()),
      }}
    />
  );
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
