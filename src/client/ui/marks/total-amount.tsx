import { formatMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import type { Total } from '#shared/money.ts';

interface TotalAmountProps {
  total: Total;
  base: string;
  isLate?: boolean;
}

/** A sum within a sentence, and in brackets what could not be converted: never added one to one. */
export function TotalAmount({ total, base, isLate = false }: TotalAmountProps) {
  const beside = notConvertedText(total);
  return (
    <>
      <b className={isLate ? 'late' : undefined}>
        {formatMoney(total.amountMinor, base, { isFigure: true })}
      </b>
      {beside ? ` (${beside})` : null}
    </>
  );
}
