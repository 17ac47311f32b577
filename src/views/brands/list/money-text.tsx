import { TotalAmount } from '#client/ui/marks/total-amount.tsx';
import type { BrandMoney } from './brand-money.ts';

interface MoneyTextProps {
  money: BrandMoney;
  base: string;
  year: string;
}

/** What all brands together pay, owe and give, in a line. */
export function MoneyText({ money, base, year }: MoneyTextProps) {
  const { paid, outstanding, overdue, gifted, daysToPay } = money;
  const isLate = overdue.amountMinor > 0 || overdue.notConverted.length > 0;
  return (
    <>
      <TotalAmount total={paid} base={base} /> paid in {year},{' '}
      <TotalAmount total={outstanding} base={base} /> outstanding
      {isLate ? (
        <>
          . <TotalAmount total={overdue} base={base} isLate /> overdue
        </>
      ) : null}
      {gifted.amountMinor > 0 ? (
        <>
          , <TotalAmount total={gifted} base={base} /> gifted
        </>
      ) : null}
      {daysToPay === null ? null : (
        <>
          , paid after <b>{daysToPay}</b> days on average
        </>
      )}
    </>
  );
}
