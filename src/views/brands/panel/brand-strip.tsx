import { formatMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { exclusivities } from '#domains/business/campaigns/exclusivities/data.ts';
import { standingOf } from '#domains/business/campaigns/exclusivities/rules.ts';
import { isOpen } from '#domains/business/campaigns/rules.ts';
import { campaignsByBrand } from '#domains/business/campaigns/moves/of-brands.ts';
import { moneyOf, sourcesOf } from '#views/brands/list/brand-money.ts';
import { useMoneySources, useMoneyStatus } from '#views/brands/list/use-money.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import type { BrandPartProps } from './brand-panel.tsx';

/** What one wants to know before writing to a brand: what runs, what it paid, how soon, and until when one is theirs. */
export function BrandStrip({ brand, settings }: BrandPartProps) {
  const { today } = settings;
  const base = useBaseCurrency();
  const seesMoney = useSeesMoney();
  const year = today.slice(0, 4);
  const { status } = useMoneyStatus();
  const sources = sourcesOf(useMoneySources(), brand.id);
  const { paid, daysToPay } = moneyOf(sources, { base, year, today });
  const own = campaigns.useRows(campaignsByBrand).get(brand.id) ?? [];
  const byId = rowsById(own);
  const [until] = exclusivities
    .useRows(allRows)
    .flatMap((clause) => {
      const campaign = byId.get(clause.campaignId);
      return campaign && standingOf(clause, campaign, today) === 'Exclusive' ? clause.endsOn : [];
    })
    .toSorted()
    .reverse();
  const facts: Fact[] = [
    { label: 'Open deals', value: own.filter((one) => isOpen(one.status)).length },
    ...(seesMoney
      ? [
          {
            label: `Paid in ${year}`,
            value: formatMoney(paid.amountMinor, base, { isFigure: true }),
            unit: notConvertedText(paid),
          },
          daysToPay === null
            ? { label: 'Terms', value: brand.paymentTermsDays, unit: 'days' }
            : { label: 'Pays after', value: daysToPay, unit: daysToPay === 1 ? 'day' : 'days' },
        ]
      : []),
    ...(until ? [{ label: 'Exclusive until', value: formatShortDate(until, settings) }] : []),
  ];
  return <FactStrip label="Figures" facts={facts} areKnown={status === 'ready'} />;
}
