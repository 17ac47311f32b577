import { type RefObject, Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { readCsv } from '#client/ui/rows/read-csv.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { type ReadNumbers, readNumbersFile } from './numbers-file.ts';
import type { PostedPost } from './posted-posts.ts';

const ImportDialog = laterPart(() =>
  import('./import-dialog.tsx').then((part) => part.ImportDialog),
);

interface Chosen {
  turn: number;
  fileName: string;
  found: ReadNumbers | { error: string };
}

interface ImportNumbersProps {
  /** Pressed by what offers it. */
  field: RefObject<HTMLInputElement | null>;
  posted: readonly PostedPost[];
  formats: DayFormats;
}

/** Takes numbers over from a file, after it has shown what is in there. */
export function ImportNumbers({ field, posted, formats }: ImportNumbersProps) {
  const [chosen, setChosen] = useState<Chosen>();

  async function choose(file: File) {
    const found = readNumbersFile(readCsv(await file.text()), posted, formats.today);
    setChosen((before) => ({ turn: (before?.turn ?? 0) + 1, fileName: file.name, found }));
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="File with numbers"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      {chosen ? (
        <Suspense>
          <ImportDialog
            key={chosen.turn}
            fileName={chosen.fileName}
            found={chosen.found}
            formats={formats}
          />
        </Suspense>
      ) : null}
    </>
  );
}
