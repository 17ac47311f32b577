import { countText } from '#client/words/count-text.ts';
import { daysText } from '#client/words/days-text.ts';
import { Link } from '@tanstack/react-router';
import { formatMonth } from '#client/words/format-dates.ts';
import { formatMoney, formatShortMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { FactStrip } from '#client/ui/marks/facts.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { useEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { formatLabels } from '#domains/making/channels/schema.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { decimalsOf } from '#shared/currency.ts';
import type { Total } from '#shared/money.ts';
import { AmountList } from './amount-list.tsx';
import { ChartSection } from './chart-section.tsx';
import { dayRows, moneyRows, type RowWords } from '#views/analytics/figures/counted-money.ts';
import { type DealFigures, dealFigures, type Rate } from '#views/analytics/figures/deal-figures.ts';
import { Counted, HowCounted } from './how-counted.tsx';
import { Needs } from './needs.tsx';
import type { Period } from '#views/analytics/figures/periods.ts';

/** What deals brought, what is owed, and what a piece is worth. */
export function DealsTab({ period, formats }: { period: Period; formats: DayFormats }) {
  const base = useBaseCurrency();
  const known = brands.useRows(rowsById);
  const deals = campaigns.useRows(rowsById);
  const links = affiliateLinks.useRows(rowsById);
  const figures = dealFigures(
    {
      campaigns: campaigns.useRows(allRows),
      deliverables: deliverables.useRows(allRows),
      payments: payments.useRows(allRows),
      earnings: useEarnings(),
    },
    { ...formats, period, base },
  );
  const nameOf = (id: string | null) => known.get(id ?? '')?.name ?? 'No brand';
  const words: RowWords = {
    formats,
    nameOf(of) {
      if ('affiliateLinkId' in of) return links.get(of.affiliateLinkId)?.title ?? '';
      const deal = deals.get(of.campaignId);
      return deal ? `${nameOf(deal.brandId)} · ${deal.campaignName}` : '';
    },
  };
  return (
    <>
      <DealFacts figures={figures} base={base} words={words} />
      <div className="analytics-main">
        <IncomeChart figures={figures} base={base} words={words} />
        <OverdueList figures={figures} nameOf={nameOf} />
      </div>
      <div className="analytics-more">
        <section aria-labelledby="analytics-rates">
          <SectionHead id="analytics-rates" title="Effective rate" note="a posted deliverable">
            <HowCounted label="Effective rate" counted={moneyRows(figures.counted.rates, words)}>
              What is left of a deal’s fee after the agency, divided among its deliverables: as
              their own shares of the fee say, and what those leave in equal parts. The mean of
              those posted in the period, by format; what has no rate stands apart.
            </HowCounted>
          </SectionHead>
          {figures.rates.length + figures.ratesApart.length === 0 ? (
            <Needs>Post a deliverable of a campaign with a fee to see what a format brings.</Needs>
          ) : (
            <>
              <AmountList rows={rateRows(figures.rates, true)} />
              {figures.ratesApart.length > 0 ? (
                <>
                  <p className="analytics-none sm muted">Not converted</p>
                  <AmountList rows={rateRows(figures.ratesApart, false)} />
                </>
              ) : null}
            </>
          )}
        </section>
        <section aria-labelledby="analytics-payers">
          <SectionHead id="analytics-payers" title="Days to pay" note="by brand">
            <HowCounted label="Days to pay" counted={dayRows(figures.counted.daysToPay, words)}>
              From the day of the invoice to the day of the payment: the mean of what was paid in
              the period.
            </HowCounted>
          </SectionHead>
          {figures.daysToPayByBrand.length === 0 ? (
            <Needs>Say when a payment was invoiced and paid to see who pays fast.</Needs>
          ) : (
            <AmountList
              rows={figures.daysToPayByBrand.map(({ brandId, days, payments: count }) => ({
                key: brandId ?? 'none',
                name: `${nameOf(brandId)} · ${count}`,
                text: daysText(days),
                part: days / (figures.daysToPayByBrand[0]?.days || 1),
              }))}
            />
          )}
        </section>
      </div>
    </>
  );
}

interface FiguresProps {
  figures: DealFigures;
  base: string;
  words: RowWords;
}

function DealFacts({ figures, base, words }: FiguresProps) {
  const {
    income,
    incomeBefore,
    outstanding,
    overdue,
    stillToCome,
    daysToPay,
    giftedValue,
    counted,
  } = figures;
  const fact = (total: Total) => ({
    value: formatMoney(total.amountMinor, base, { isFigure: true }),
    unit: notConvertedText(total),
  });
  return (
    <FactStrip
      facts={[
        {
          label: (
            <Counted label="Income" counted={moneyRows(counted.income, words)}>
              {`Payments and paid commissions by the day they came in. ${formatMoney(incomeBefore.amountMinor, base, { isFigure: true })} in as many days before.`}
            </Counted>
          ),
          ...fact(income),
          unit: notConvertedText(income) || changeText(income, incomeBefore),
        },
        {
          label: (
            <Counted label="Outstanding" counted={moneyRows(counted.outstanding, words)}>
              What is not fully paid and due today or later.
            </Counted>
          ),
          ...fact(outstanding),
        },
        {
          label: (
            <Counted label="Overdue" counted={moneyRows(counted.overdue, words)}>
              What is not fully paid and was due before today.
            </Counted>
          ),
          ...fact(overdue),
          tone: overdue.amountMinor > 0 ? 'late' : undefined,
        },
        {
          label: (
            <Counted label="Still to come" counted={moneyRows(counted.stillToCome, words)}>
              What deals owe that has no due date yet.
            </Counted>
          ),
          ...fact(stillToCome),
        },
        {
          label: (
            <Counted label="Days to pay" counted={dayRows(counted.daysToPay, words)}>
              From invoice to payment, the mean of what was paid in the period.
            </Counted>
          ),
          value: daysToPay ?? '–',
        },
        {
          label: (
            <Counted label="Gifted value" counted={moneyRows(counted.gifts, words)}>
              The value of products of gifted and mixed deals agreed on in the period.
            </Counted>
          ),
          ...fact(giftedValue),
        },
      ]}
    />
  );
}

function IncomeChart({ figures, base, words }: FiguresProps) {
  const whole = 10 ** decimalsOf(base);
  const best = figures.months.toSorted(
    (one, other) => other.income.amountMinor - one.income.amountMinor,
  )[0];
  const { income } = figures;
  const isEmpty = income.amountMinor === 0 && income.notConverted.length === 0;
  return (
    <ChartSection
      id="analytics-income"
      title="Income"
      note="per month"
      columns={['Month', 'Income']}
      how={
        <HowCounted label="Income per month" counted={moneyRows(figures.counted.income, words)}>
          Payments and paid commissions by the day they came in, within the period.
        </HowCounted>
      }
      bars={figures.months.map(({ month, income, isCurrent }) => ({
        key: month,
        label: formatMonth(`${month}-01`).slice(0, 3),
        value: income.amountMinor / whole,
        text: formatMoney(income.amountMinor, base, { isFigure: true }),
        when: formatMonth(`${month}-01`),
        isCurrent,
      }))}
      tickText={(value) => formatShortMoney(value * whole, base)}
      needs={isEmpty ? 'Mark a payment as paid to see your months.' : undefined}
      summary={`${formatMoney(figures.income.amountMinor, base)} in ${countText(figures.months.length, 'month')}`}
    >
      {best
        ? `Best month: ${formatMonth(`${best.month}-01`)}, ${moneyText(best.income, base)}.`
        : null}
    </ChartSection>
  );
}

interface OverdueProps {
  figures: DealFigures;
  nameOf: (brandId: string | null) => string;
}

function OverdueList({ figures, nameOf }: OverdueProps) {
  return (
    <section aria-labelledby="analytics-overdue">
      <SectionHead
        id="analytics-overdue"
        title="Overdue"
        isLate={figures.overduePayments.length > 0}
      />
      {figures.overduePayments.length === 0 ? (
        <p className="analytics-none sm muted">Nobody owes you anything that is late.</p>
      ) : (
        <AmountList
          rows={figures.overduePayments.map(({ payment, campaign, days, owedMinor }) => ({
            key: payment.id,
            name: (
              <Link
                to="/campaign/$id"
                params={{ id: campaign.id }}
                className="analytics-open block start target hover-line"
              >
                {`${nameOf(campaign.brandId)}, ${payment.label.toLowerCase()}`}
                <small>{`${campaign.campaignName} · ${daysText(days)} late`}</small>
              </Link>
            ),
            text: formatMoney(owedMinor, payment.currency),
          }))}
        />
      )}
    </section>
  );
}

/** Bars compare what is of one currency. */
function rateRows(rates: readonly Rate[], hasBars: boolean) {
  const best = rates[0]?.rate.amountMinor || 1;
  return rates.map(({ format, rate: { amountMinor, currency }, deliverables: count }) => ({
    key: `${format} ${currency}`,
    name: `${formatLabels[format]} · ${count}`,
    text: formatMoney(amountMinor, currency, { isFigure: true }),
    ...(hasBars ? { part: amountMinor / best } : {}),
  }));
}

function moneyText(total: Total, base: string): string {
  const others = notConvertedText(total);
  return `${formatMoney(total.amountMinor, base, { isFigure: true })}${others ? `, ${others}` : ''}`;
}

function changeText(now: Total, before: Total): string | undefined {
  if (before.amountMinor === 0) return undefined;
  const percent = Math.round((now.amountMinor / before.amountMinor - 1) * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
}
