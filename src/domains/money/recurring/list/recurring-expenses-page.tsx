import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { choicesByName } from '#client/list/list-words.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { useList } from '#client/list/use-list.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { brands } from '#domains/business/brands/data.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import { recurringExpenses as collection } from '#domains/money/recurring/data.ts';
import { openRecurring } from '#domains/money/recurring/panel/recurring-panel-host.tsx';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { ComingUp } from './coming-up.tsx';
import { DueNow } from './due-now.tsx';
import { RecurringBulkBar } from './recurring-bulk-bar.tsx';
import { recurringColumns } from './recurring-columns.tsx';
import { recurringRows } from './recurring-csv.ts';
import { recurringRules } from './recurring-filter.ts';
import { type RecurringLine, recurringLines } from './recurring-lines.ts';
import { RecurringMenu } from './recurring-menu.tsx';
import { RecurringSummary } from './recurring-summary.tsx';

const byTitle = (rows: readonly RecurringExpense[]) =>
  rows.toSorted((one, other) => one.title.localeCompare(other.title));

/** What is paid again and again: what is due, what is coming, and all of it. */
export function RecurringExpensesPage() {
  return useSeesMoney() ? <RecurringExpenses /> : <Missing />;
}

function RecurringExpenses() {
  const settings = useFormats();
  const base = useBaseCurrency();
  const canEdit = useCan('edit');
  const isNarrow = useIsNarrow();
  const { today } = settings;
  const all = collection.useRows(byTitle);
  const source = useListSource(collection, 'title');
  const parts = {
    categories: expenseCategories.useRows(rowsById),
    businesses: businesses.useRows(rowsById),
    brands: brands.useRows(rowsById),
  };
  const choices = {
    categories: expenseCategories.useRows(choicesByName),
    businesses: businesses.useRows(choicesByName),
  };
  const lines = recurringLines(all, parts, settings);
  const list = useList<RecurringLine>({
    rows: lines,
    searchLabel: 'Search recurring expenses',
    ...recurringRules(lines, choices),
  });
  const table = useListTable({
    name: 'recurring-expenses',
    rows: list.rows,
    columns: recurringColumns({ settings, base, canEdit, isNarrow }),
    first: { by: 'next', isDescending: false },
    canSelect: canEdit,
  });
  const exportCsv = (rows: readonly RecurringLine[]) =>
    saveCsv('recurring-expenses.csv', recurringRows(rows, base, settings));
  return (
    <ListPage
      title="Recurring Expenses"
      noun="recurring expense"
      list={list}
      source={source}
      canEdit={canEdit}
      primary={{ label: 'New recurring', onSelect: () => openRecurring() }}
      arrange={table.arrange}
      onExport={() => exportCsv(list.rows)}
      frame={(rows) =>
        all.length === 0 ? (
          rows
        ) : (
          <>
            <RecurringSummary
              lines={list.rows}
              base={base}
              today={today}
              areKnown={source.status === 'ready'}
            />
            <DueNow lines={list.rows} settings={settings} canEdit={canEdit} />
            <ComingUp rows={list.rows.map(({ row }) => row)} base={base} settings={settings} />
            {rows}
          </>
        )
      }
      empty={{
        title: 'No recurring expenses yet',
        text: 'Rent, editor, subscriptions: add what repeats and never get surprised.',
      }}
    >
      <ListTable
        className="whole-amounts"
        table={table}
        noun="recurring expense"
        nameOf={({ row }) => row.title}
        failures={source.failures}
        rowClass={({ state }) => state !== 'active' && 'recurring-off'}
        menu={({ row }) => (canEdit ? <RecurringMenu row={row} today={today} /> : null)}
        bulk={(bulk) => (
          <RecurringBulkBar
            {...bulk}
            selected={bulk.selected.map(({ row }) => row)}
            onExport={() => exportCsv(bulk.selected)}
          />
        )}
      />
    </ListPage>
  );
}
