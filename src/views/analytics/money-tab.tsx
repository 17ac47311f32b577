import { countText } from '#client/words/count-text.ts';
import { formatMonth, formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney, formatShortMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { useMore } from '#client/sync/reading/use-more.ts';
import { ErrorState } from '#client/ui/base/states.tsx';
import { FactStrip } from '#client/ui/marks/facts.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { useEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import { expenses, wholeSince } from '#domains/money/expenses/data.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { tools } from '#domains/money/tools/data.ts';
import { costTotal } from '#domains/money/tools/prices/rules.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { decimalsOf } from '#shared/currency.ts';
import { amountText, type Total } from '#shared/money.ts';
import { AmountList } from './amount-list.tsx';
import { ChartSection } from './chart-section.tsx';
import type { CountedRows } from './counted-rows.tsx';
import { moneyRows, type RowWords } from '#views/analytics/figures/counted-money.ts';
import { dealFigures } from '#views/analytics/figures/deal-figures.ts';
import { leftOf, type SpendFigures, spendFigures } from '#views/analytics/figures/spend-figures.ts';
import { Counted, HowCounted } from './how-counted.tsx';
import { Needs } from './needs.tsx';
import type { Period } from '#views/analytics/figures/periods.ts';

/** What came in, what went out, and what of it counts against taxes. */
export function MoneyTab({ period, formats }: { period: Period; formats: DayFormats }) {
  const base = useBaseCurrency();
  const known = brands.useRows(rowsById);
  const deals = campaigns.useRows(rowsById);
  const links = affiliateLinks.useRows(rowsById);
  const categories = expenseCategories.useRows(rowsById);
  const ownBusinesses = businesses.useRows(rowsById);
  const ownTools = tools.useRows(allRows);
  const { from } = period.before;
  const older = useMore(expenses, from < wholeSince() ? [{ from, to: period.to }] : []);
  const figures = spendFigures(expenses.useRows(allRows), {
    ...{ period, today: formats.today, base },
    ...{ categories, businesses: ownBusinesses, brands: known, campaigns: deals },
  });
  const { income, counted } = dealFigures(
    {
      campaigns: campaigns.useRows(allRows),
      deliverables: [],
      payments: payments.useRows(allRows),
      earnings: useEarnings(),
    },
    { ...formats, period, base },
  );
  const words: RowWords = {
    formats,
    nameOf(of) {
      if ('affiliateLinkId' in of) return links.get(of.affiliateLinkId)?.title ?? '';
      const deal = deals.get(of.campaignId);
      const brand = known.get(deal?.brandId ?? '')?.name;
      return deal ? [brand, deal.campaignName].filter(Boolean).join(' · ') : '';
    },
  };
  if (older.status === 'error') return <ErrorState onRetry={older.retry} />;
  const spentRows = (rows: readonly Expense[]) => countedExpenses(rows, formats);
  const left = leftOf(income, figures.spent);
  const fact = (total: Total) => ({
    value: formatMoney(total.amountMinor, base, { isFigure: true }),
    unit: notConvertedText(total),
  });
  const nothing = figures.counted.spent.length === 0;
  return (
    <>
      <FactStrip
        areKnown={older.status === 'ready'}
        facts={[
          {
            label: (
              <Counted label="Income" counted={moneyRows(counted.income, words)}>
                Payments and paid commissions by the day they came in.
              </Counted>
            ),
            ...fact(income),
          },
          {
            label: (
              <Counted label="Spent" counted={spentRows(figures.counted.spent)}>
                {`Expenses by their day. ${formatMoney(figures.spentBefore.amountMinor, base, { isFigure: true })} in as many days before.`}
              </Counted>
            ),
            ...fact(figures.spent),
          },
          {
            label: (
              <Counted label="Deductible" counted={spentRows(figures.counted.deductible)}>
                The business share of the expenses that are marked as deductible. A help to count,
                no advice on taxes.
              </Counted>
            ),
            ...fact(figures.deductible),
          },
          {
            label: (
              <Counted label="What is left">
                Income less what was spent, as far as both are known in one currency.
              </Counted>
            ),
            ...fact(left),
            tone: left.amountMinor < 0 ? ('late' as const) : undefined,
          },
          {
            label: (
              <Counted label="Tools" to={{ to: '/tools', label: 'Show the tools' }}>
                What all tools that are paid for cost in a month, whatever they are billed by.
              </Counted>
            ),
            ...fact(costTotal(base, ownTools, { today: formats.today, part: 'month' })),
          },
        ]}
      />
      <div className="analytics-main">
        <SpendChart figures={figures} base={base} counted={spentRows(figures.counted.spent)} />
        <section aria-labelledby="analytics-spent-on">
          <SectionHead id="analytics-spent-on" title="Spent on" note="by category" />
          {nothing ? (
            <Needs>Log an expense with a category to see where money goes.</Needs>
          ) : (
            <AmountList
              rows={sumRows(figures.byCategory, base, (id) => ({
                name: categories.get(id ?? '')?.name ?? 'No category',
                color: categories.get(id ?? '')?.color,
              }))}
            />
          )}
        </section>
      </div>
      {nothing ? null : (
        <div className="analytics-more">
          <section aria-labelledby="analytics-spent-by">
            <SectionHead id="analytics-spent-by" title="Spent by" note="business" />
            <AmountList
              rows={sumRows(figures.byBusiness, base, (id) => ({
                name: ownBusinesses.get(id ?? '')?.name ?? 'No business',
                color: ownBusinesses.get(id ?? '')?.color,
              }))}
            />
          </section>
          <section aria-labelledby="analytics-spent-for">
            <SectionHead id="analytics-spent-for" title="Spent for" note="brands" />
            {figures.byBrand.length === 0 ? (
              <Needs>
                Say for which brand or campaign an expense was to see what a brand costs you.
              </Needs>
            ) : (
              <AmountList
                rows={sumRows(figures.byBrand, base, (id) => ({
                  name: known.get(id ?? '')?.name ?? '',
                  color: known.get(id ?? '')?.color,
                }))}
              />
            )}
          </section>
        </div>
      )}
    </>
  );
}

interface SpendChartProps {
  figures: SpendFigures;
  base: string;
  counted: Omit<CountedRows, 'label'>;
}

function SpendChart({ figures, base, counted }: SpendChartProps) {
  const whole = 10 ** decimalsOf(base);
  const { months, spent } = figures;
  return (
    <ChartSection
      id="analytics-spent"
      title="Spent"
      note="per month"
      columns={['Month', 'Spent']}
      how={
        <HowCounted label="Spent per month" counted={counted}>
          Expenses by their day, within the period.
        </HowCounted>
      }
      bars={months.map(({ month, spent: own, isCurrent }) => ({
        key: month,
        label: formatMonth(`${month}-01`).slice(0, 3),
        value: own.amountMinor / whole,
        text: formatMoney(own.amountMinor, base, { isFigure: true }),
        when: formatMonth(`${month}-01`),
        isCurrent,
      }))}
      tickText={(value) => formatShortMoney(value * whole, base)}
      needs={figures.counted.spent.length === 0 ? 'Log an expense to see your months.' : undefined}
      summary={`${formatMoney(spent.amountMinor, base)} in ${countText(months.length, 'month')}`}
    />
  );
}

function sumRows(
  sums: SpendFigures['byCategory'],
  base: string,
  look: (
    id: string | null,
  ) => Pick<Parameters<typeof AmountList>[0]['rows'][number], 'name' | 'color'>,
) {
  const most = Math.max(1, sums[0]?.total.amountMinor ?? 0);
  return sums.map(({ id, total }) => ({
    key: id ?? 'none',
    ...look(id),
    text: total.amountMinor > 0 ? formatMoney(total.amountMinor, base) : '',
    note: notConvertedText(total),
    part: total.amountMinor / most,
  }));
}

function countedExpenses(
  rows: readonly Expense[],
  formats: DayFormats,
): Omit<CountedRows, 'label'> {
  return {
    head: ['Day', 'What', 'Amount', 'Currency'],
    rows: rows.map(({ id, title, spentOn, amountMinor, currency }) => ({
      ...{ key: id, name: title, note: formatShortDate(spentOn, formats), of: { expenseId: id } },
      text: formatMoney(amountMinor, currency),
      cells: [spentOn, title, amountText(amountMinor, currency), currency],
    })),
  };
}
