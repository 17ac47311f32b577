import { useState } from 'react';
import type { Encoding } from '#domains/money/expenses/import/reading/decode.ts';
import {
  guessSettings,
  type ImportSettings,
  tableOf,
} from '#domains/money/expenses/import/reading/import-settings.ts';
import { settingsFor, shapeOf } from '#domains/money/expenses/import/reading/kept-settings.ts';
import { readFile, type ReadFile } from '#domains/money/expenses/import/reading/read-file.ts';
import type { Separator } from '#domains/money/expenses/import/reading/read-table.ts';

type Usual = Parameters<typeof guessSettings>[1];

/** The file that is being imported, and how it is understood. */
export function useImportFile(usual: Usual) {
  const [chosen, setChosen] = useState<{ file: ReadFile; settings: ImportSettings }>();
  const [error, setError] = useState<string>();
  const [share, setShare] = useState<number>();

  async function read(
    { name, bytes }: Pick<ReadFile, 'name' | 'bytes'>,
    said: { encoding?: Encoding; separator?: Separator } = {},
  ): Promise<void> {
    setError(undefined);
    setShare(0);
    try {
      const file = await readFile({ name, bytes }, said, setShare);
      if ('error' in file) setError(file.error);
      else setChosen({ file, settings: settingsOf(file, usual) });
    } catch {
      setError('This file could not be read.');
    } finally {
      setShare(undefined);
    }
  }

  async function choose(file: File): Promise<void> {
    setShare(0);
    const bytes = await file.arrayBuffer().catch(() => undefined);
    setShare(undefined);
    if (!bytes) return setError('This file could not be opened.');
    await read({ name: file.name, bytes: new Uint8Array(bytes) });
  }

  return {
    chosen,
    error,
    /** How much of it is read, while it is. */
    share,
    choose,
    readAs: (said: { encoding?: Encoding; separator?: Separator }) =>
      chosen &&
      void read(chosen.file, {
        encoding: chosen.file.encoding,
        ...(said.encoding ? {} : { separator: chosen.file.separator }),
        ...said,
      }),
    change: (changes: Partial<ImportSettings>) =>
      setChosen((now) => now && { ...now, settings: { ...now.settings, ...changes } }),
    leave: () => {
      setChosen(undefined);
      setError(undefined);
    },
  };
}

// As this person understood a file of this shape before, or as it looks.
function settingsOf({ rows }: ReadFile, usual: Usual): ImportSettings {
  const guessed = guessSettings(rows, usual);
  return { ...guessed, ...settingsFor(shapeOf(tableOf(rows, guessed.hasNames).names)) };
}
