import { getRouteApi } from '@tanstack/react-router';
import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { useList } from '#client/list/use-list.ts';
import { PeriodSteps } from '#client/page/period-steps.tsx';
import { useListTable } from '#client/list/use-list-table.tsx';
import { Missing } from '#client/sync/reading/missing.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { viewsOf } from '#client/list/list-views.tsx';
import { Ledger } from '#views/brands/ledger/ledger.tsx';
import { moneyViews } from './money-views.tsx';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { askNewPayment } from '#domains/business/campaigns/payments/new-payment-host.tsx';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { BrandBulkBar } from './brand-bulk-bar.tsx';
import { wordsOf } from './brand-filter.ts';
import { BrandMenu } from './brand-menu.tsx';
import { agreedIn, currenciesIn, hasMoney, moneyByBrand, moneyOf } from './brand-money.ts';
import { openBrandPanel } from '#views/brands/panel/brand-panel-host.tsx';
import { brandsByName } from '#domains/business/brands/parts/brand-selectors.ts';
import { moneyColumns, type MoneyRow } from './money-columns.tsx';
import { currencyItems } from './currency-items.ts';
import { moneyRows } from './money-csv.ts';
import { MoneyText } from './money-text.tsx';
import { useBrandInAddress } from './use-brand-in-address.ts';
import { useMoneySources, useMoneyStatus } from './use-money.ts';
import { brands as collection } from '#domains/business/brands/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';

const route = getRouteApi('/guarded/brands');
const questions = {
  name: 'only',
  label: 'Brands',
  chips: [
    { value: 'all', label: 'All' },
    { value: 'overdue', label: 'Overdue', passes: isLate },
  ],
};

/** What brands pay, owe and give: by brand, and all together. */
export function BrandsPage() {
  const { view } = route.useSearch();
  if (!useSeesMoney()) return <Missing />;
  return view === 'payments' ? <Ledger /> : <MoneyOfBrands />;
}

function MoneyOfBrands() {
  const { today } = useFormats();
  const base = useBaseCurrency();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const all = collection.useRows(brandsByName);
  const everything = useMoneySources();
  const { status, retry } = useMoneyStatus();
  const canEdit = useCan('edit');
  const isNarrow = useIsNarrow();
  const thisYear = Number(today.slice(0, 4));
  const year = search.year ?? thisYear;
  const sources = search.currency ? agreedIn(everything, search.currency) : everything;
  const shownIn = search.currency ?? base;
  const options = { base: shownIn, year: String(year), today };
  const byBrand = moneyByBrand(sources, options);
  const list = useList<MoneyRow>({
    rows: all.flatMap((brand) => {
      const money = byBrand.get(brand.id);
      return money && hasMoney(money) ? [{ id: brand.id, brand, money }] : [];
    }),
    // A year is a number to the router: it would quote the word.
    toAddress: ({ year: asked, ...next }) => (asked ? { ...next, year: Number(asked) } : next),
    searchLabel: 'Search brands',
    keeps: ['year', 'currency'],
    filters: [],
    questions,
    textOf: ({ brand }) => wordsOf(brand),
  });
  useBrandInAddress(search.id, () => list.change({ id: undefined }));
  const onOpen = ({ id }: Brand) => openBrandPanel({ brandId: id });
  const table = useListTable({
    name: 'brands',
    rows: list.rows,
    columns: moneyColumns({ base: shownIn, year: String(year), isNarrow, onOpen }),
    first: { by: 'paid', isDescending: true },
    canSelect: canEdit,
  });
  const exportCsv = (rows: readonly MoneyRow[]) =>
    saveCsv(`brands-${year}.csv`, moneyRows(rows, options));
  const goTo = (next: number) =>
    list.change({ year: next === thisYear ? undefined : String(next) });
  return (
    <ListPage
      title="Brands"
      subtitle={
        status === 'ready' ? (
          <MoneyText money={moneyOf(sources, options)} base={shownIn} year={String(year)} />
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
      noun="brand"
      list={list}
      views={viewsOf(list, moneyViews)}
      source={{ status, retry }}
      isKept={hasMoney(moneyOf(everything, { ...options, year: '' }))}
      none={{ title: `No money in ${year}` }}
      canEdit={canEdit}
      primary={{ label: 'New payment', onSelect: () => askNewPayment() }}
      arrange={table.arrange}
      onExport={() => exportCsv(list.rows)}
      more={currencyItems(currenciesIn(everything), base, search.currency, (currency) =>
        list.change({ currency }),
      )}
      empty={{
        title: 'No money yet',
        text: 'When a campaign has a payment it shows up here.',
        viewers: { text: 'When a campaign has a payment it shows up here.' },
        action: !canEdit ? (
          <Button onClick={() => void navigate({ to: '/brand-campaigns' })}>Go to campaigns</Button>
        ) : all.length === 0 ? (
          <Button variant="primary" onClick={() => openBrandPanel()}>
            New brand
          </Button>
        ) : undefined,
      }}
    >
      <ListTable
        className="whole-amounts"
        table={table}
        noun="brand"
        nameOf={({ brand }) => brand.name}
        failures={[]}
        menu={({ brand }) => (canEdit ? <BrandMenu brand={brand} /> : null)}
        bulk={(bulk) => (
          <BrandBulkBar
            {...bulk}
            selected={bulk.selected.map(({ brand }) => brand)}
            onExport={() => exportCsv(bulk.selected)}
          />
        )}
      />
    </ListPage>
  );
}

function isLate({ money }: MoneyRow): boolean {
  return money.overdue.amountMinor > 0 || money.overdue.notConverted.length > 0;
}
