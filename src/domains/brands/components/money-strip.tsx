import { formatMoney } from '#client/format-money.ts';
import { notConvertedText } from '#client/format-total.ts';
import { type Fact, FactStrip } from '#client/ui/facts.tsx';
import type { Total } from '#shared/money.ts';
import type { BrandMoney } from './brand-money.ts';

interface MoneyStripProps {
  money: BrandMoney;
  base: string;
  year: string;
  areKnown: boolean;
}

/** What all brands together pay, owe and give. */
export function MoneyStrip({ money, base, year, areKnown }: MoneyStripProps) {
  const fact = (label: string, total: Total, tone?: Fact['tone']): Fact => ({
    label,
    value: formatMoney(total.amountMinor, base, { isFigure: true }),
    unit: notConvertedText(total),
    tone: total.amountMinor > 0 ? tone : undefined,
  });
  return (
    <FactStrip
      label="Money"
      areKnown={areKnown}
      facts={[
        fact(`Paid in ${year}`, money.paid, 'ok'),
        fact('Outstanding', money.outstanding),
        fact('Overdue', money.overdue, 'late'),
        fact('Gifted value', money.gifted),
        {
          label: 'Days to pay',
          value: money.daysToPay ?? '–',
          unit: money.daysToPay === null ? null : 'on average',
        },
      ]}
    />
  );
}
