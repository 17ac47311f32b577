import type { CSSProperties } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { TotalAmount } from '#client/ui/marks/total-amount.tsx';
import { notConvertedText } from '#client/words/format-total.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { formatMonth } from '#client/words/format-dates.ts';
import { type Total, togetherIn } from '#shared/money.ts';
import type { MonthOfCash } from './cash-flow.ts';
import './cash-flow-slate.css';

interface CashFlowSlateProps {
  months: readonly MonthOfCash[];
  /** What is owed and stands in no month. */
  undated: Total;
  base: string;
  /** Shows the payments of a month. */
  onMonth: (month: string) => void;
}

const wholePercent = 100;

/** The coming six months as a slate: what is agreed, what is likely, what goes out, what remains. */
export function CashFlowSlate({ months, undated, base, onMonth }: CashFlowSlateProps) {
  const come = togetherIn(months.flatMap(({ agreed, expected }) => [agreed, expected]));
  const out = togetherIn(months.map((one) => one.out));
  const highest = Math.max(
    1,
    ...months.map((one) => one.agreed.amountMinor + one.expected.amountMinor),
  );
  const deepest = Math.max(0, ...months.map((one) => one.out.amountMinor));
  const whole = highest + deepest;
  const part = (minor: number) => longBy(minor / whole);
  const beside = notConvertedText(togetherIn([come, undated]));
  return (
    <section className="slate cash-flow" aria-label="Next six months">
      <div className="cash-words stack">
        <h2>Next six months</h2>
        <p className="cash-sum">{formatMoney(come.amountMinor, base, { isFigure: true })}</p>
        <p className="sm">
          still to come
          {out.amountMinor > 0 ? (
            <>
              , <TotalAmount total={out} base={base} /> to go out
            </>
          ) : null}
        </p>
        {undated.amountMinor > 0 ? (
          <p className="xs">
            {`${formatMoney(undated.amountMinor, base, { isFigure: true })} more has no day yet`}
          </p>
        ) : null}
        {beside ? <p className="xs">{beside}</p> : null}
        <ul className="cash-key row gap-12 xs" aria-hidden="true">
          <li className="is-agreed">Agreed</li>
          <li className="is-expected">Likely</li>
          <li className="is-out">Out</li>
        </ul>
      </div>
      <div className="cash-room">
        <ol className="cash-months">
          {months.map(({ month, agreed, expected, out: gone }, at) => {
            const net = agreed.amountMinor + expected.amountMinor - gone.amountMinor;
            const name = formatMonth(`${month}-01`);
            return (
              <li key={month}>
                <button
                  type="button"
                  aria-label={`${name}: ${formatMoney(agreed.amountMinor, base)} agreed, ${formatMoney(expected.amountMinor, base)} likely, ${formatMoney(gone.amountMinor, base)} out, ${formatMoney(net, base)} remains. Show its payments`}
                  onClick={() => onMonth(month)}
                >
                  <span className="cash-bars" aria-hidden="true">
                    <span className="cash-in" style={part(highest)}>
                      <i className="is-expected" style={longBy(expected.amountMinor / highest)} />
                      <i
                        className={classNames('is-agreed', at === 0 && 'is-now')}
                        style={longBy(agreed.amountMinor / highest)}
                      />
                    </span>
                    <i className="is-out" style={part(gone.amountMinor)} />
                  </span>
                  <span className="cash-month xs" aria-hidden="true">
                    <b className={classNames(at === 0 && 'cash-now')}>{name.slice(0, 3)}</b>
                    <span className="num one-line">
                      {net === 0
                        ? '–'
                        : `${net > 0 ? '+' : ''}${formatMoney(net, base, { isFigure: true })}`}
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

// Bars stand where months have columns, and lie where each has a row: the style sheet knows which.
function longBy(part: number) {
  return { '--part': `${part * wholePercent}%` } as CSSProperties;
}
