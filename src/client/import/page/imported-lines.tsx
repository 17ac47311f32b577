import { type ReactNode, useState } from 'react';
import { pluralOf } from '#client/words/count-text.ts';
import type { More } from '#client/sync/reading/use-more.ts';
import { ImportFoot } from './import-foot.tsx';
import { type ImportPart, ImportParts } from './import-parts.tsx';
import { type ImportLine, type LineColumn, LineTable } from './line-table.tsx';
import type { useSendImport } from './use-send-import.ts';
import type { useTicks } from './use-ticks.ts';
import { type WrongLine, WrongLines } from './wrong-lines.tsx';

interface ImportedLinesProps<L extends ImportLine> {
  /** The rows that can come in. */
  lines: readonly L[];
  wrong: readonly WrongLine[];
  select: ReturnType<typeof useTicks<L>>;
  columns: readonly LineColumn<L>[];
  titleLabel: string;
  /** What one of them is called: 'expense', which is of no row if it says `noneText`. */
  noun: string;
  noneText: string;
  /** What makes a row a duplicate. */
  twinText: string;
  /** Other rows that are left out, and why. */
  leftOut?: ImportPart;
  /** What those amount to that are ticked. */
  summary?: ReactNode;
  /** Whether all is read that these rows are compared with. */
  known: More;
  sending: ReturnType<typeof useSendImport>;
}

/** The rows of a file: which of them come in, which are there already, and which cannot be read. */
export function ImportedLines<L extends ImportLine>(props: ImportedLinesProps<L>) {
  const { lines, wrong, select, columns, titleLabel, noun, noneText, twinText } = props;
  const { leftOut, summary, known, sending } = props;
  const [leavesWrong, setLeavesWrong] = useState(false);
  const fresh = lines.filter(({ twin }) => twin === null);
  const additions = lines.filter(({ adds }) => adds !== undefined);
  const twins = lines.filter(({ twin, adds }) => twin !== null && adds === undefined);
  const chosen = lines.filter(select.isChosen);
  const addedTo = chosen.filter(({ adds }) => adds !== undefined).length;
  const nouns = pluralOf(noun);
  const shared = { select, columns, titleLabel, noneText };
  const parts = [
    {
      label: 'To import',
      count: fresh.length,
      content: (
        <LineTable
          key="new"
          label={`${nouns[0]?.toUpperCase()}${nouns.slice(1)} to import`}
          lines={fresh}
          {...shared}
        />
      ),
    },
    {
      label: 'To add to',
      count: additions.length,
      content: (
        <LineTable key="additions" label="To add to" lines={additions} {...shared}>
          {`These ${nouns} are here already. What is new in the file is added; what you have written stays.`}
        </LineTable>
      ),
    },
    {
      label: 'Duplicates',
      count: twins.length,
      content: (
        <LineTable key="twins" label="Duplicates" lines={twins} {...shared}>
          {twinText}
        </LineTable>
      ),
    },
    ...(leftOut ? [leftOut] : []),
    { label: 'Cannot be read', count: wrong.length, content: <WrongLines lines={wrong} /> },
  ];
  return (
    <>
      <ImportParts parts={parts} />
      <ImportFoot
        count={chosen.length}
        noun={noun}
        summary={addedTo > 0 ? additionText(chosen.length - addedTo, addedTo) : summary}
        wrongCount={wrong.length}
        leavesWrong={leavesWrong}
        onLeaveWrong={setLeavesWrong}
        known={known}
        sending={sending}
      />
    </>
  );
}

const additionText = (fresh: number, addedTo: number) => (
  <span className="faint sm block">{`${fresh} new, ${addedTo} added to`}</span>
);
