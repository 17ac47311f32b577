import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { sentenceOf } from '#client/sync/api.ts';
import { countText } from '#client/words/count-text.ts';
import {
  prepareImport,
  type PreparedImport,
  sendImport,
} from '#domains/money/expenses/import/data.ts';
import type {
  ImportSettings,
  ImportTable,
} from '#domains/money/expenses/import/reading/import-settings.ts';
import { keepSettings, shapeOf } from '#domains/money/expenses/import/reading/kept-settings.ts';
import type { ReadLine } from '#domains/money/expenses/import/reading/read-lines.ts';
import { importRows } from './import-rows.ts';
import { tellImported } from './tell-imported.ts';

interface Sent {
  fileName: string;
  table: ImportTable;
  settings: ImportSettings;
  lines: readonly ReadLine[];
  lastDay: string;
  nameOf: (line: ReadLine) => string | null;
}

/** Sends what is ticked, once: pressed again after the connection broke, it is the same import. */
export function useSendImport({ fileName, table, settings, lines, lastDay, nameOf }: Sent) {
  const navigate = useNavigate();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const before = useRef<{ of: string; prepared: PreparedImport }>(undefined);

  async function send(): Promise<void> {
    setError(undefined);
    setShare(0);
    const of = JSON.stringify([settings, lines.map(({ number }) => number)]);
    try {
      if (before.current?.of !== of) {
        const rows = await importRows(lines, settings, nameOf);
        before.current = { of, prepared: prepareImport(fileName, rows) };
      }
      const { prepared } = before.current;
      const signal = new AbortController().signal;
      await sendImport(prepared, { onProgress: setShare, signal });
      keepSettings(shapeOf(table.names), settings);
      tellImported(`${countText(lines.length, 'expense')} imported`, prepared);
      void navigate({ to: '/expenses', search: { in: lastDay.slice(0, 7) } });
    } catch (failure) {
      setError(sentenceOf(failure));
      setShare(undefined);
    }
  }
  return { send, share, error };
}
