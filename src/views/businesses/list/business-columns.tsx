import { Link } from '@tanstack/react-router';
import type { ListColumn } from '#client/list/use-list-table.tsx';
import { Monogram } from '#client/ui/marks/avatar.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { countryName } from '#client/words/countries.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { businessTypeLabels } from '#domains/business/businesses/rules.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import { type BusinessMoney, netMinor } from '#domains/money/expenses/figures/business-figures.ts';
import { togetherIn } from '#shared/money.ts';
import './business-columns.css';

/** A business and its money of a fiscal year. */
export interface BusinessRow {
  id: string;
  business: Business;
  money: BusinessMoney;
}

type Amount = 'spent' | 'outstanding' | 'overdue' | 'stillToCome';

/** What a business earned, spent and is owed. */
export function businessColumns(base: string, isNarrow: boolean): ListColumn<BusinessRow>[] {
  const amount = (name: Amount, label: string, isWide = false): ListColumn<BusinessRow> => ({
    ...{ name, label, isWide, isNumber: true, className: `business-${name}` },
    value: ({ money }) => money[name].amountMinor,
    cell: ({ money }) => <TotalText total={money[name]} base={base} isLate={name === 'overdue'} />,
  });
  const incomeOf = ({ money }: BusinessRow) => togetherIn([money.deals, money.commission]);
  return [
    {
      name: 'name',
      label: 'Business',
      value: ({ business }) => business.name,
      cell: ({ business }) => <BusinessName business={business} />,
    },
    {
      ...{ name: 'income', label: 'Income', isNumber: true, isWide: true },
      className: 'business-income',
      value: (row) => incomeOf(row).amountMinor,
      cell: (row) => <TotalText total={incomeOf(row)} base={base} />,
    },
    amount('spent', 'Spent', true),
    {
      ...{ name: 'net', label: isNarrow ? 'Net' : 'What is left', isNumber: true },
      className: 'business-net',
      value: ({ money }) => netMinor(money),
      cell: ({ money }) => {
        const net = netMinor(money);
        if (net === 0) return null;
        return <b className={classNames(net < 0 && 'late')}>{formatMoney(net, base)}</b>;
      },
    },
    amount('outstanding', 'Outstanding', true),
    amount('overdue', 'Overdue', true),
    amount('stillToCome', 'Still to come', true),
  ];
}

function BusinessName({ business }: { business: Business }) {
  const { id, name, color, type, country, isDefault, isArchived } = business;
  return (
    <>
      <Monogram name={name} color={color} />
      <span className="list-words stack">
        <span className="row wraps gap-8">
          <Link data-row className="trunc" dir="auto" to="/businesses/$id" params={{ id }}>
            {name}
          </Link>
          {isDefault ? <Tape tone="plain">Default</Tape> : null}
          {isArchived ? <Tape tone="plain">Archived</Tape> : null}
        </span>
        <small className="trunc">
          {[businessTypeLabels[type], country && countryName(country)].filter(Boolean).join(', ')}
        </small>
      </span>
    </>
  );
}
