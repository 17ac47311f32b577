import { formatMoney } from '#client/format-money.ts';
import { notConvertedText } from '#client/format-total.ts';
import type { Total } from '#shared/money.ts';
import { classNames } from './class-names.ts';
import './total-cell.css';

interface TotalCellProps {
  total: Total;
  base: string;
  isLate?: boolean;
  className?: string;
}

/** A sum in a table, and beneath it what could not be converted: never added one to one. */
export function TotalCell({ total, base, isLate = false, className }: TotalCellProps) {
  const { amountMinor } = total;
  const beside = notConvertedText(total);
  return (
    <td className={classNames('n total-cell', amountMinor > 0 && isLate && 'late', className)}>
      {amountMinor > 0 ? formatMoney(amountMinor, base) : null}
      {amountMinor === 0 && !beside ? <span className="faint">–</span> : null}
      {beside ? <small>{beside}</small> : null}
    </td>
  );
}
