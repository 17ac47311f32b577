import { useId, useState } from 'react';
import { FormError } from '#client/ui/fields/field.tsx';
import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { countText } from '#client/words/count-text.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import {
  type ImportSettings,
  type ImportTable,
  missingColumn,
} from '#domains/money/expenses/import/reading/import-settings.ts';
import type { ReadLine } from '#domains/money/expenses/import/reading/read-lines.ts';
import { ImportFoot } from './import-foot.tsx';
import { LineTable } from './line-table.tsx';
import { useImportLines } from './use-import-lines.ts';
import { WrongLines } from './wrong-lines.tsx';

interface ImportLinesProps {
  fileName: string;
  table: ImportTable;
  settings: ImportSettings;
}

type Part = 'new' | 'twins' | 'incoming' | 'wrong';

/** The rows of a file as expenses: which of them come in, and which are left out and why. */
export function ImportLines({ fileName, table, settings }: ImportLinesProps) {
  const id = useId();
  const formats = useFormats();
  const base = useBaseCurrency();
  const { lines, days, nameOf, more } = useImportLines(table, settings);
  const status = expenses.useStatus();
  const [part, setPart] = useState<Part>('new');
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [leavesWrong, setLeavesWrong] = useState(false);
  const missing = missingColumn(settings);
  if (missing) return <FormError>{missing}</FormError>;
  const fresh = lines.out.filter(({ twin }) => twin === null);
  const twins = lines.out.filter(({ twin }) => twin !== null);
  const isChosen = ({ number, twin }: ReadLine) => ticks.get(number) ?? twin === null;
  const tick = (rows: readonly ReadLine[], isTicked: boolean) =>
    setTicks(new Map([...ticks, ...rows.map(({ number }) => [number, isTicked] as const)]));
  const counts: Record<Part, number> = {
    new: fresh.length,
    twins: twins.length,
    incoming: lines.incoming.length,
    wrong: lines.wrong.length,
  };
  const shown = counts[part] > 0 ? part : 'new';
  const select = { isChosen, onTick: tick };
  const rowsOf = { base, formats, nameOf };
  return (
    <>
      <section aria-labelledby={id} className="import-part">
        <SectionHead id={id} title="What comes in" />
        <Chips label="Rows of the file">
          {parts.map(({ value, label }) =>
            value === 'new' || counts[value] > 0 ? (
              <Chip
                key={value}
                pressed={shown === value}
                count={counts[value]}
                onPress={() => setPart(value)}
              >
                {label}
              </Chip>
            ) : null,
          )}
        </Chips>
        {shown === 'new' ? (
          <LineTable
            key="new"
            label="Expenses to import"
            lines={fresh}
            select={select}
            {...rowsOf}
          />
        ) : null}
        {shown === 'twins' ? (
          <LineTable key="twins" label="Duplicates" lines={twins} select={select} {...rowsOf}>
            Same day, amount and words as an expense that is here, or as a row above. Tick what is
            another one.
          </LineTable>
        ) : null}
        {shown === 'incoming' ? (
          <LineTable key="incoming" label="Money in" lines={lines.incoming} {...rowsOf}>
            {`${countText(counts.incoming, 'row')} of money that came in: no expenses, so left out.`}
          </LineTable>
        ) : null}
        {shown === 'wrong' ? <WrongLines lines={lines.wrong} /> : null}
      </section>
      <ImportFoot
        fileName={fileName}
        table={table}
        settings={settings}
        lines={lines.out.filter(isChosen)}
        wrongCount={counts.wrong}
        leavesWrong={leavesWrong}
        onLeaveWrong={setLeavesWrong}
        lastDay={days.to}
        nameOf={nameOf}
        known={status === 'ready' ? more : { status, retry: expenses.retry }}
      />
    </>
  );
}

const parts: readonly { value: Part; label: string }[] = [
  { value: 'new', label: 'To import' },
  { value: 'twins', label: 'Duplicates' },
  { value: 'incoming', label: 'Money in' },
  { value: 'wrong', label: 'Cannot be read' },
];
