import { useRef, useState } from 'react';
import type { Imports, PreparedImport } from '#client/import/imports.ts';
import { sentenceOf } from '#client/sync/api.ts';
import { tellImported } from './tell-imported.ts';

interface Sent {
  imports: Imports;
  fileName: string;
  /** All that decides what is sent: as long as it is the same, it is the same import. */
  of: unknown;
  rows: () => Promise<Record<string, readonly { id: string }[]>>;
  /** What is said when it is done: '12 books imported'. */
  doneText: string;
  onDone: () => void;
}

/** Sends what is ticked, once: pressed again after the connection broke, it is the same import. */
export function useSendImport({ imports, fileName, of, rows, doneText, onDone }: Sent) {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const before = useRef<{ of: string; prepared: PreparedImport }>(undefined);

  async function send(): Promise<void> {
    setError(undefined);
    setShare(0);
    const now = JSON.stringify(of);
    try {
      if (before.current?.of !== now)
        before.current = { of: now, prepared: imports.prepare(fileName, await rows()) };
      const { prepared } = before.current;
      const { signal } = new AbortController();
      await imports.send(prepared, { onProgress: setShare, signal });
      tellImported(doneText, imports, prepared);
      onDone();
    } catch (failure) {
      setError(sentenceOf(failure));
      setShare(undefined);
    }
  }
  return { send: () => void send(), share, error };
}
