import { formatMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import type { Total } from '#shared/money.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import './total-text.css';

interface TotalTextProps {
  total: Total;
  base: string;
  isLate?: boolean;
}

/** A sum in a table, and beneath it what could not be converted: never added one to one. */
export function TotalText({ total, base, isLate = false }: TotalTextProps) {
  const { amountMinor } = total;
  const beside = notConvertedText(total);
  return (
    <span className={classNames('total-text', amountMinor > 0 && isLate && 'late')}>
      {amountMinor > 0 ? formatMoney(amountMinor, base) : null}
      {amountMinor === 0 && !beside ? <span className="faint">–</span> : null}
      {beside ? <small className="block faint">{beside}</small> : null}
    </span>
  );
}

/** The same as a figure of a strip, where nothing is a figure as well. */
export function TotalFigure({ total, base }: Pick<TotalTextProps, 'total' | 'base'>) {
  return total.amountMinor === 0 && total.notConverted.length === 0 ? (
    formatMoney(0, base, { isFigure: true })
  ) : (
    <TotalText total={total} base={base} />
  );
}
