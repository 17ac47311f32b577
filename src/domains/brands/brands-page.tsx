import { getRouteApi } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Download, Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useSeesMoney } from '#client/sees-money.ts';
import { Missing } from '#client/missing.ts';
import { type PageAction, type PageActions, usePageActions } from '#client/shortcuts.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/chip.tsx';
import { saveCsv } from '#client/ui/csv.ts';
import { ReadOnlyNote } from '#client/ui/read-only-note.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/states.tsx';
import { useIsPhone } from '#client/ui/use-media.ts';
import { useTyped } from '#client/use-typed.ts';
import { useFormats } from '#domains/auth/data.ts';
import { useBaseCurrency, useCan } from '#domains/workspaces/data.ts';
import { askNewPayment } from '#domains/campaigns/components/new-payment-host.tsx';
import { isNamed } from './components/brand-filter.ts';
import {
  agreedIn,
  currenciesIn,
  hasMoney,
  moneyByBrand,
  moneyOf,
} from './components/brand-money.ts';
import { openBrandPanel } from './components/brand-panel-host.tsx';
import type { MoneySearch } from './components/brand-search.ts';
import { brandsByName } from './components/brand-selectors.ts';
import { moneyRows } from './components/money-csv.ts';
import { CurrencyMenu } from './components/currency-menu.tsx';
import { MoneyStrip } from './components/money-strip.tsx';
import { MoneyTable } from './components/money-table.tsx';
import { useBrandInAddress } from './components/use-brand-in-address.ts';
import { useMoneySources, useMoneyStatus } from './components/use-money.ts';
import { brands as collection } from './data.ts';
import './content-brands-page.css';

const route = getRouteApi('/guarded/brands');
const addBrand = () => openBrandPanel();
const newPayment: PageAction = {
  label: 'New payment',
  icon: <Plus />,
  onSelect: () => askNewPayment(),
};

/** What brands pay, owe and give: by brand, and all together. */
export function BrandsPage() {
  return useSeesMoney() ? <MoneyOfBrands /> : <Missing />;
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
  const isPhone = useIsPhone();
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => change({ q: q || undefined }));
  const words = useDeferredValue(typed);
  usePageActions(useMemo<PageActions>(() => (canEdit ? { primary: newPayment } : {}), [canEdit]));
  function change(changes: { [Name in keyof MoneySearch]?: MoneySearch[Name] | undefined }) {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next), replace: true, resetScroll: false });
  }
  useBrandInAddress(search.id, () => change({ id: undefined }));
  const thisYear = Number(today.slice(0, 4));
  const year = search.year ?? thisYear;
  const sources = search.currency ? agreedIn(everything, search.currency) : everything;
  const shownIn = search.currency ?? base;
  const options = { base: shownIn, year: String(year), today };
  const byBrand = moneyByBrand(sources, options);
  const rows = all.flatMap((brand) => {
    const money = byBrand.get(brand.id);
    return money && hasMoney(money) ? [{ brand, money }] : [];
  });
  const isLate = ({ money }: (typeof rows)[number]) =>
    money.overdue.amountMinor > 0 || money.overdue.notConverted.length > 0;
  const shown = rows.filter(
    (row) => isNamed(row.brand, words) && (search.only !== 'overdue' || isLate(row)),
  );
  const isAnything = hasMoney(moneyOf(everything, { ...options, year: '' }));
  const goTo = (next: number) => change({ year: next === thisYear ? undefined : next });
  return (
    <div className="brands-page">
      <header className="brands-page-head">
        <h1>Brands</h1>
        <div className="row brands-year">
          <IconButton label="Previous year" icon={<ChevronLeft />} onClick={() => goTo(year - 1)} />
          <span className="num strong">{year}</span>
          <IconButton
            label="Next year"
            icon={<ChevronRight />}
            disabled={year >= thisYear}
            onClick={() => goTo(year + 1)}
          />
        </div>
        <span className="end" />
        {/* Phones have no top bar for it. */}
        {isPhone && canEdit && all.length > 0 ? (
          <Button variant="primary" icon={newPayment.icon} onClick={newPayment.onSelect}>
            {newPayment.label}
          </Button>
        ) : null}
        {rows.length > 0 ? (
          <Button
            icon={<Download />}
            onClick={() => saveCsv(`brands-${year}.csv`, moneyRows(shown, options))}
          >
            Export CSV
          </Button>
        ) : null}
      </header>
      {canEdit ? null : <ReadOnlyNote />}
      {isAnything ? (
        <>
          <MoneyStrip
            money={moneyOf(sources, options)}
            base={shownIn}
            year={String(year)}
            areKnown={status === 'ready'}
          />
          <div className="row brands-tools">
            <SearchField label="Search brands" typed={typed} onType={setTyped} />
            <Chips label="Overdue">
              <Chip
                pressed={search.only === 'overdue'}
                count={rows.filter(isLate).length}
                onPress={() => change({ only: search.only === 'overdue' ? undefined : 'overdue' })}
              >
                Only overdue
              </Chip>
            </Chips>
            <span className="end" />
            <CurrencyMenu
              currencies={currenciesIn(everything)}
              base={base}
              value={search.currency}
              onChange={(currency) => change({ currency })}
            />
          </div>
        </>
      ) : null}
      {shown.length > 0 ? (
        <MoneyTable
          rows={shown}
          base={shownIn}
          year={String(year)}
          canEdit={canEdit}
          onOpen={({ id }) => change({ id })}
        />
      ) : null}
      {status === 'loading' && !isAnything ? <SkeletonRows rows={8} /> : null}
      {status === 'error' && !isAnything ? <ErrorState onRetry={retry} /> : null}
      {status === 'ready' && !isAnything ? (
        <EmptyState
          title="No money yet"
          action={
            canEdit && all.length === 0 ? (
              <Button variant="primary" icon={<Plus />} onClick={addBrand}>
                New brand
              </Button>
            ) : (
              <Button variant="primary" onClick={() => void navigate({ to: '/brand-campaigns' })}>
                Go to campaigns
              </Button>
            )
          }
        >
          When a campaign has a payment it shows up here.
        </EmptyState>
      ) : null}
      {isAnything && shown.length === 0 ? (
        <EmptyState
          glyph={null}
          title="No brands match these filters"
          action={
            <Button
              onClick={() => {
                setTyped('');
                void navigate({ search: {}, replace: true, resetScroll: false });
              }}
            >
              Clear filters
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
