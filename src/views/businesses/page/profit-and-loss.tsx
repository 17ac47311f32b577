import { useId } from 'react';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { formatMonth } from '#client/words/format-dates.ts';
import { monthsOf } from '#domains/money/expenses/figures/business-figures.ts';
import { togetherIn } from '#shared/money.ts';
import type { BusinessPart } from './business-part.ts';
import '#client/ui/rows/table.css';

/** Month by month: what came in, what went out, what is left. */
export function ProfitAndLoss({ sources, base, days, areKnown }: BusinessPart) {
  const id = useId();
  const isPhone = useIsPhone();
  const months = areKnown ? monthsOf(sources, base, days) : [];
  const income = togetherIn(months.map((one) => one.income));
  const spent = togetherIn(months.map((one) => one.spent));
  const largest = Math.max(
    1,
    ...months.map((one) => Math.max(one.income.amountMinor, one.spent.amountMinor)),
  );
  const isNothing = (total: typeof income) =>
    total.amountMinor === 0 && total.notConverted.length === 0;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Profit and loss" note={`in ${base}`} />
      {areKnown && isNothing(income) && isNothing(spent) ? (
        <p className="sm muted business-none">
          Nothing came in or went out in this year. Payments of its campaigns, commission of its
          links and its expenses are counted here.
        </p>
      ) : (
        <table className="table business-months">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col" className="n">
                Came in
              </th>
              <th scope="col" className="n">
                Went out
              </th>
              <th scope="col" className="n">
                Left
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={one.month}>
                <th scope="row">
                  {isPhone
                    ? formatMonth(`${one.month}-01`).slice(0, 3)
                    : formatMonth(`${one.month}-01`)}
                </th>
                <td className="n">
                  <TotalText total={one.income} base={base} />
                  <Part share={one.income.amountMinor / largest} isIn />
                </td>
                <td className="n">
                  <TotalText total={one.spent} base={base} />
                  <Part share={one.spent.amountMinor / largest} />
                </td>
                <Left minor={one.income.amountMinor - one.spent.amountMinor} base={base} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">The year</th>
              <td className="n">
                <TotalText total={income} base={base} />
              </td>
              <td className="n">
                <TotalText total={spent} base={base} />
              </td>
              <Left minor={income.amountMinor - spent.amountMinor} base={base} />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

function Part({ share, isIn = false }: { share: number; isIn?: boolean }) {
  if (share <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className={classNames('business-part block slanted', isIn && 'is-in')}
      style={{ width: `${share * 100}%` }}
    />
  );
}

function Left({ minor, base }: { minor: number; base: string }) {
  return (
    <td className={classNames('n', minor < 0 && 'late')}>
      {minor === 0 ? <span className="faint">–</span> : formatMoney(minor, base)}
    </td>
  );
}
