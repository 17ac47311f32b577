import { getRouteApi } from '@tanstack/react-router';
import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { useList } from '#client/list/use-list.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { PeriodSteps } from '#client/page/period-steps.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { TotalAmount } from '#client/ui/marks/total-amount.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { askNewBusiness } from '#domains/business/businesses/form/business-form-host.tsx';
import { businessesByName } from '#domains/business/businesses/parts/business-select.tsx';
import { fiscalYearFrom, fiscalYearOf } from '#domains/business/businesses/rules.ts';
import { businessMoney, ofBusiness } from '#domains/money/expenses/figures/business-figures.ts';
import { useBusinessSources } from '#views/businesses/figures/use-business-sources.ts';
import { togetherIn } from '#shared/money.ts';
import { businessColumns, type BusinessRow } from './business-columns.tsx';
import { businessCsv } from './business-csv.ts';
import { BusinessMenu } from './business-menu.tsx';

const route = getRouteApi('/guarded/businesses');
const questions = {
  name: 'only',
  label: 'Businesses',
  chips: [
    { value: 'all', label: 'Active', passes: ({ business }: BusinessRow) => !business.isArchived },
    {
      value: 'archived',
      label: 'Archived',
      passes: ({ business }: BusinessRow) => business.isArchived,
    },
  ],
};

/** Whose money it is, and what each of them earned and spent in its fiscal year. */
export function BusinessesPage() {
  return useSeesMoney() ? <Businesses /> : <Missing />;
}

function Businesses() {
  const { today } = useFormats();
  const base = useBaseCurrency();
  const canEdit = useCan('edit');
  const isNarrow = useIsNarrow();
  const search = route.useSearch();
  const all = businesses.useRows(businessesByName);
  const source = useListSource(businesses, 'name');
  const thisYear = Number(today.slice(0, 4));
  const year = search.year ?? thisYear;
  const daysOf = (startMonth: number) =>
    search.year === undefined ? fiscalYearOf(today, startMonth) : fiscalYearFrom(year, startMonth);
  const from = all.map(({ fiscalYearStartMonth }) => daysOf(fiscalYearStartMonth).from).sort()[0];
  const known = useBusinessSources({ from: from ?? `${year}-01-01`, to: `${year + 1}-12-31` });
  const rows = all.map((business): BusinessRow => {
    const days = daysOf(business.fiscalYearStartMonth);
    const sources = ofBusiness(known.sources, business);
    return { id: business.id, business, money: businessMoney(sources, { base, today, ...days }) };
  });
  const list = useList<BusinessRow>({
    rows,
    searchLabel: 'Search businesses',
    keeps: ['year'],
    // A year is a number to the router: it would quote the word.
    toAddress: ({ year: asked, ...next }) => (asked ? { ...next, year: Number(asked) } : next),
    filters: [],
    questions,
    textOf: ({ business }) => `${business.name} ${business.legalName}`,
  });
  const table = useListTable({
    name: 'businesses',
    rows: list.rows,
    columns: businessColumns(base, isNarrow),
    first: { by: 'income', isDescending: true },
    canSelect: false,
  });
  const income = togetherIn(rows.flatMap(({ money }) => [money.deals, money.commission]));
  const spent = togetherIn(rows.map(({ money }) => money.spent));
  const goTo = (next: number) =>
    list.change({ year: next === thisYear ? undefined : String(next) });
  return (
    <ListPage
      title="Businesses"
      noun="business"
      list={list}
      subtitle={
        known.status === 'ready' ? (
          <>
            <TotalAmount total={income} base={base} /> came in,{' '}
            <TotalAmount total={spent} base={base} /> went out
          </>
        ) : undefined
      }
      period={
        <PeriodSteps
          text={String(year)}
          unit="year"
          hasNext={year < thisYear}
          onStep={(by) => goTo(year + by)}
        />
      }
      source={{
        ...source,
        status: worstOf(source.status, known.status),
        retry: source.status === 'ready' ? known.retry : source.retry,
      }}
      canEdit={canEdit}
      primary={{ label: 'New business', onSelect: () => askNewBusiness() }}
      arrange={table.arrange}
      onExport={() => saveCsv(`businesses-${year}.csv`, businessCsv(list.rows, base))}
      empty={{
        title: 'No business yet',
        text: 'One business is enough to start: invoices and expenses attach to it.',
      }}
    >
      <ListTable
        table={table}
        noun="business"
        className="business-table"
        nameOf={({ business }) => business.name}
        failures={source.failures}
        menu={({ business }) => (canEdit ? <BusinessMenu size="sm" business={business} /> : null)}
        bulk={() => null}
      />
    </ListPage>
  );
}
