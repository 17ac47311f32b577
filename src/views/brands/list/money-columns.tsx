import { daysText } from '#client/words/days-text.ts';
import type { ListColumn } from '#client/list/use-list-table.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import type { Brand } from '#domains/business/brands/schema.ts';
import type { BrandMoney } from './brand-money.ts';
import { BrandName } from './brand-name.tsx';
import './money-columns.css';

/** A brand and its money. */
export interface MoneyRow {
  id: string;
  brand: Brand;
  money: BrandMoney;
}

interface ColumnOptions {
  base: string;
  year: string;
  isNarrow: boolean;
  onOpen: (brand: Brand) => void;
}

type Amount = 'paid' | 'outstanding' | 'overdue' | 'stillToCome' | 'gifted' | 'affiliate';

/** What a brand pays, owes and gives. */
export function moneyColumns({ base, year, isNarrow, onOpen }: ColumnOptions) {
  const amount = (name: Amount, label: string, room = {}): ListColumn<MoneyRow> => ({
    ...{ name, label, ...room, isNumber: true, className: `money-${name}` },
    value: ({ money }) => money[name].amountMinor,
    cell: ({ money }) => <TotalText total={money[name]} base={base} isLate={name === 'overdue'} />,
  });
  const columns: ListColumn<MoneyRow>[] = [
    {
      name: 'name',
      label: 'Brand',
      className: 'money-brand',
      value: ({ brand }) => brand.name,
      cell: ({ brand, money }) => (
        <BrandName brand={brand} note={isNarrow ? dealsText(money.deals) : ''} onOpen={onOpen} />
      ),
    },
    {
      ...{ name: 'deals', label: 'Deals', isNumber: true, isWide: true, className: 'money-deals' },
      value: ({ money }) => money.deals,
      cell: ({ money }) => money.deals || null,
    },
    amount('paid', `Paid in ${year}`),
    amount('outstanding', 'Outstanding', { isWide: true }),
    amount('overdue', 'Overdue'),
    amount('stillToCome', 'Still to come', { isWide: true }),
    amount('gifted', 'Gifted', { isWidest: true }),
    amount('affiliate', 'Affiliate', { isWidest: true }),
    {
      ...{
        name: 'days',
        label: 'Days to pay',
        isNumber: true,
        isWidest: true,
        className: 'money-days',
      },
      value: ({ money }) => money.daysToPay,
      cell: ({ money, brand }) => {
        const isSlow = (money.daysToPay ?? 0) > brand.paymentTermsDays;
        return <span className={classNames(isSlow && 'warn')}>{money.daysToPay ?? '–'}</span>;
      },
    },
    {
      ...{
        name: 'terms',
        label: 'Terms',
        isNumber: true,
        isWide: true,
        className: 'money-terms muted',
      },
      value: ({ brand }) => brand.paymentTermsDays,
      cell: ({ brand }) => daysText(brand.paymentTermsDays),
    },
  ];
  return columns;
}

function dealsText(deals: number): string {
  return deals === 1 ? '1 deal' : `${deals} deals`;
}
