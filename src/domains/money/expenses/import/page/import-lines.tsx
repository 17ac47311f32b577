import { useNavigate } from '@tanstack/react-router';
import { ImportedLines } from '#client/import/page/imported-lines.tsx';
import { type LineColumn, LineTable } from '#client/import/page/line-table.tsx';
import { useSendImport } from '#client/import/page/use-send-import.ts';
import { useTicks } from '#client/import/page/use-ticks.ts';
import type { ImportTable } from '#client/import/reading/find-table.ts';
import { shapeOf } from '#client/import/reading/kept-settings.ts';
import { FormError } from '#client/ui/fields/field.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { countText } from '#client/words/count-text.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { totalIn } from '#shared/money.ts';
import { ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import { RateField } from '#domains/business/campaigns/form/rate-field.tsx';
import { expenses } from '#domains/money/expenses/data.ts';
import { type DayFormats, useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { expenseImports } from '#domains/money/expenses/import/data.ts';
import {
  type ImportSettings,
  keptBankSettings,
  missingColumn,
} from '#domains/money/expenses/import/reading/import-settings.ts';
import type { ReadLine } from '#domains/money/expenses/import/reading/read-lines.ts';
import { importRows } from './import-rows.ts';
import { useFileRate } from './use-file-rate.ts';
import { useImportLines } from './use-import-lines.ts';

interface ImportLinesProps {
  fileName: string;
  table: ImportTable;
  settings: ImportSettings;
}

const noneText = 'No row of this file is an expense.';

/** The rows of a file as expenses: which of them come in, and which are left out and why. */
export function ImportLines(props: ImportLinesProps) {
  const missing = missingColumn(props.settings);
  return missing ? <FormError>{missing}</FormError> : <Lines {...props} />;
}

function Lines({ fileName, table, settings }: ImportLinesProps) {
  const formats = useFormats();
  const base = useBaseCurrency();
  const navigate = useNavigate();
  const { lines, days, nameOf, more } = useImportLines(table, settings);
  const status = expenses.useStatus();
  const select = useTicks<ReadLine>();
  const chosen = lines.out.filter(select.isChosen);
  const own = useFileRate(lines.out, base);
  const { rate, error: wrongRate } = own;
  const rated = (currency: string) => ratedIn(base, { currency, rate });
  const total = totalIn(
    base,
    chosen.map((line) => ({ ...line, ...rated(line.currency) })),
  );
  const sending = useSendImport({
    imports: expenseImports,
    fileName,
    of: [settings, rate, chosen.map(({ number }) => number)],
    rows: async () => ({ rows: await importRows(chosen, { ...settings, rated }, nameOf) }),
    doneText: `${countText(chosen.length, 'expense')} imported`,
    onDone() {
      const { businessId: _business, ...understood } = settings;
      keptBankSettings.keep(shapeOf(table.names), understood);
      void navigate({ to: '/expenses', search: { in: days.to.slice(0, 7) } });
    },
  });
  const { out, incoming, wrong } = lines;
  const columns = columnsOf(formats, nameOf);
  const shared = { columns, titleLabel: 'Description', noneText };
  const held = { ...sending, error: wrongRate, send: () => undefined };
  return (
    <>
      <div className="import-settings">
        <RateField
          key={own.currency}
          {...{ base, currency: own.currency, value: own.typed, error: wrongRate }}
          hint={`For all rows. Without it they are left out of totals in ${base}`}
          onChange={own.onChange}
        />
      </div>
      <ImportedLines
        {...{ lines: out, wrong, select, ...shared }}
        sending={wrongRate === undefined ? sending : held}
        noun="expense"
        twinText="Same day, amount and words as an expense that is here, or as a row above. Tick what is another one."
        leftOut={{
          label: 'Money in',
          count: incoming.length,
          content: (
            <LineTable key="incoming" label="Money in" lines={incoming} {...shared}>
              {`${countText(incoming.length, 'row')} of money that came in: no expenses, so left out.`}
            </LineTable>
          ),
        }}
        summary={
          <>
            {total.amountMinor === 0 ? ' ' : ', '}
            <TotalText total={total} base={base} />
          </>
        }
        known={status === 'ready' ? more : { status, retry: expenses.retry }}
      />
    </>
  );
}

function columnsOf(
  formats: DayFormats,
  nameOf: (line: ReadLine) => string | null,
): LineColumn<ReadLine>[] {
  return [
    {
      label: 'Date',
      className: 'num one-line import-day',
      isBefore: true,
      cell: ({ spentOn }) => formatShortDate(spentOn, formats),
    },
    {
      label: 'Category',
      className: 'import-wide',
      cell: (line) => <span className="trunc block">{nameOf(line)}</span>,
    },
    {
      label: 'Amount',
      className: 'n import-amount',
      cell: ({ amountMinor, currency }) => formatMoney(amountMinor, currency),
    },
  ];
}
