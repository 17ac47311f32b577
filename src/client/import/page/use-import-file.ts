import { useState } from 'react';
import {
  type FileKind,
  type ReadAs,
  readFile,
  type ReadFile,
} from '#client/import/reading/read-file.ts';

/** The file that is being imported, and how it is understood: guessed by `settingsOf` until it is said. */
export function useImportFile<Settings extends object>(
  kind: FileKind,
  settingsOf: (file: ReadFile) => Settings,
) {
  const [chosen, setChosen] = useState<{ file: ReadFile; settings: Settings }>();
  const [error, setError] = useState<string>();
  const [share, setShare] = useState<number>();

  async function read(
    { name, bytes }: Pick<ReadFile, 'name' | 'bytes'>,
    said: ReadAs = {},
  ): Promise<void> {
    setError(undefined);
    setShare(0);
    try {
      const file = await readFile({ name, bytes }, kind, said, setShare);
      if ('error' in file) setError(file.error);
      else setChosen({ file, settings: settingsOf(file) });
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
    readAs: (said: ReadAs) =>
      chosen &&
      void read(chosen.file, {
        encoding: chosen.file.encoding,
        ...(said.encoding ? {} : { separator: chosen.file.separator }),
        ...said,
      }),
    change: (changes: Partial<Settings>) =>
      setChosen((now) => now && { ...now, settings: { ...now.settings, ...changes } }),
    leave: () => {
      setChosen(undefined);
      setError(undefined);
    },
  };
}
