import { CalendarDays, CalendarRange, Shapes } from 'lucide-react';
import { choicesByName } from '#client/list/list-words.ts';
import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { useList } from '#client/list/use-list.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { PeriodSteps } from '#client/page/period-steps.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useMore } from '#client/sync/reading/use-more.ts';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { useBaseCurrency, useCan, useReceiptFromMinor } from '#domains/people/workspaces/data.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { useWithWaitingReceipts } from '#domains/money/expenses/figures/waiting-receipts.ts';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import { manageExpenseCategories } from '#domains/money/expenses/categories/manage-categories-host.tsx';
import { expenses as collection, wholeSince } from '#domains/money/expenses/data.ts';
import { ExpenseEntry } from '#domains/money/expenses/entry/expense-entry.tsx';
import { EmptyExpenses, useFileItems } from '#domains/money/expenses/import/page/file-items.tsx';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import { expensesIn } from '#domains/money/expenses/figures/expense-figures.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { ExpenseBulkBar } from './expense-bulk-bar.tsx';
import { expenseColumns } from './expense-columns.tsx';
import { expenseRows } from './expense-csv.ts';
import { expenseRules } from './expense-filter.ts';
import { type ExpenseLine, expenseLines } from './expense-lines.ts';
import { ExpenseMenu } from './expense-menu.tsx';
import { inAddress } from './expense-search.ts';
import { lastMonthOf, neighbourOf } from './expense-period.ts';
import { ExpenseSummary } from './expense-summary.tsx';
import { ExpenseSums } from './expense-sums.tsx';
import { useExpensePeriod } from './use-expense-period.ts';
import './expenses-page.css';

const campaignChoices = (rows: readonly Campaign[]) =>
  choicesByName(rows.map(({ id, campaignName }) => ({ id, name: campaignName })));

/** What was spent, month by month. */
export function ExpensesPage() {
  return useSeesMoney() ? <Expenses /> : <Missing />;
}

function Expenses() {
  const settings = useFormats();
  const daySettings = useDaySettings();
  const base = useBaseCurrency();
  const receiptFromMinor = useReceiptFromMinor();
  const canEdit = useCan('edit');
  const isNarrow = useIsNarrow();
  const { today } = settings;
  const isNone = collection.useIsNone();
  const source = useListSource(collection, 'title');
  const parts = {
    categories: expenseCategories.useRows(rowsById),
    businesses: businesses.useRows(rowsById),
    campaigns: campaigns.useRows(rowsById),
    brands: brands.useRows(rowsById),
  };
  const choices = {
    categories: expenseCategories.useRows(choicesByName),
    businesses: businesses.useRows(choicesByName),
    campaigns: campaigns.useRows(campaignChoices),
    brands: brands.useRows(choicesByName),
  };
  const asked = useExpensePeriod(today);
  const { period, earlier } = asked;
  // What is older than the list is read when somebody goes there.
  const more = useMore(
    collection,
    earlier.from < wholeSince() ? [{ from: earlier.from, to: period.to }] : [],
  );
  const inPeriod = useWithWaitingReceipts(collection.useRows(expensesIn(period.name)));
  const before = collection.useRows(expensesIn(earlier.name));
  const lines = expenseLines(inPeriod, parts);
  const list = useList<ExpenseLine>({
    rows: lines,
    searchLabel: 'Search expenses',
    keeps: ['in'],
    toAddress: ({ in: period, ...next }) => (period ? { ...next, in: inAddress(period) } : next),
    ...expenseRules(lines, { ...choices, base, receiptFromMinor }),
  });
  const table = useListTable({
    name: 'expenses',
    rows: list.rows,
    columns: expenseColumns({ settings, base, receiptFromMinor, isNarrow, canEdit }),
    first: { by: 'date', isDescending: true },
    canSelect: canEdit,
  });
  const fileItems = useFileItems(canEdit);
  const exportCsv = (rows: readonly ExpenseLine[]) =>
    saveCsv(`expenses-${period.name}.csv`, expenseRows(rows, base));
  const shown = list.isNarrowed ? list.rows.map(({ expense }) => expense) : inPeriod;
  const thisPeriod = today.slice(0, period.name.length);
  const goTo = (name: string) => list.change({ in: name === today.slice(0, 7) ? undefined : name });
  return (
    <ListPage
      title="Expenses"
      noun="expense"
      list={list}
      source={{
        ...source,
        status: source.status === 'ready' ? more.status : source.status,
        retry: source.status === 'ready' ? more.retry : source.retry,
      }}
      isKept={!isNone}
      none={{ title: `Nothing spent in ${period.text}` }}
      canEdit={canEdit}
      primary={{ label: 'New expense', onSelect: () => openExpense() }}
      period={
        <PeriodSteps
          text={period.text}
          unit={period.unit}
          hasNext={period.name < thisPeriod}
          onStep={(by) => goTo(neighbourOf(period, by))}
        />
      }
      arrange={table.arrange}
      more={[
        ...(canEdit
          ? [{ label: 'Categories…', icon: <Shapes />, onSelect: manageExpenseCategories }]
          : []),
        { group: 'Show' },
        {
          label: 'By month',
          icon: <CalendarDays />,
          checked: period.unit === 'month',
          onSelect: () => goTo(today.slice(0, 7)),
        },
        {
          label: 'By year',
          icon: <CalendarRange />,
          checked: period.unit === 'year',
          onSelect: () => goTo(period.name.slice(0, 4)),
        },
        ...fileItems,
      ]}
      onExport={() => exportCsv(list.rows)}
      lead={canEdit ? <ExpenseEntry settings={daySettings} base={base} /> : null}
      frame={(rows) =>
        isNone ? (
          rows
        ) : (
          <>
            <ExpenseSummary
              base={base}
              receiptFromMinor={receiptFromMinor}
              period={period}
              expenses={shown}
              before={before}
              beforeOn={earlier.from}
              areKnown={source.status === 'ready' && more.status === 'ready'}
            />
            <div className="expenses-columns">
              <div className="may-shrink">{rows}</div>
              <ExpenseSums
                base={base}
                expenses={shown}
                until={lastMonthOf(period, today)}
                categories={parts.categories}
                onChoose={goTo}
              />
            </div>
          </>
        )
      }
      empty={{
        title: 'No expenses yet',
        text: 'Log what you spend so tax time is boring. Snap a receipt or type one line.',
        action: canEdit ? <EmptyExpenses /> : undefined,
      }}
    >
      <ListTable
        table={table}
        noun="expense"
        className="whole-amounts"
        nameOf={({ expense }) => expense.title}
        failures={source.failures}
        menu={({ expense }) => (canEdit ? <ExpenseMenu expense={expense} today={today} /> : null)}
        bulk={(bulk) => (
          <ExpenseBulkBar
            {...bulk}
            selected={bulk.selected.map(({ expense }) => expense)}
            today={today}
            onExport={() => exportCsv(bulk.selected)}
          />
        )}
      />
    </ListPage>
  );
}
