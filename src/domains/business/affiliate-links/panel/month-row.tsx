import type { KeyboardEvent, RefObject } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import type { CellName, Cells } from './month-values.ts';

interface MonthRowProps {
  title: string;
  brandName: string;
  /** Set on the first row: where typing begins. */
  firstCell: RefObject<HTMLInputElement | null> | undefined;
  currency: string;
  base: string;
  cells: Cells;
  errors: Partial<Cells>;
  /** The cell that was typed. */
  onChange: (typed: Partial<Cells>) => void;
  onArrow: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const columns: readonly { name: CellName; label: string; isMoney: boolean }[] = [
  { name: 'clicks', label: 'Clicks', isMoney: false },
  { name: 'orders', label: 'Orders', isMoney: false },
  { name: 'sales', label: 'Sales', isMoney: true },
  { name: 'commission', label: 'Commission', isMoney: true },
];

/** One link in the grid of a month; of foreign money it asks for the rate as well. */
export function MonthRow(props: MonthRowProps) {
  const { title, brandName, firstCell, currency, base, cells, errors, onChange, onArrow } = props;
  const change = (name: CellName, text: string) => onChange({ [name]: text });
  return (
    <tr>
      <th scope="row" dir="auto">
        <span className="block trunc strong">{title}</span>
        {brandName ? <small className="block trunc xs faint">{brandName}</small> : null}
        {currency === base ? null : (
          <span className="row gap-4 xs faint log-month-rate">
            {`1 ${currency} =`}
            <input
              aria-label={`${base} for one ${currency}, for ${title}`}
              aria-invalid={errors.rate !== undefined}
              title={errors.rate}
              inputMode="decimal"
              autoComplete="off"
              placeholder="rate"
              value={cells.rate}
              onChange={({ target }) => change('rate', target.value)}
            />
            {base}
          </span>
        )}
      </th>
      {columns.map(({ name, label, isMoney }) => (
        <td
          key={name}
          data-label={label}
          className={classNames('n', errors[name] !== undefined && 'is-wrong')}
        >
          <input
            ref={name === 'clicks' ? firstCell : undefined}
            data-column={name}
            aria-label={`${label} of ${title}${isMoney ? `, ${currency}` : ''}`}
            aria-invalid={errors[name] !== undefined}
            title={errors[name]}
            inputMode={isMoney ? 'decimal' : 'numeric'}
            autoComplete="off"
            placeholder="–"
            value={cells[name]}
            onKeyDown={onArrow}
            onChange={({ target }) => change(name, target.value)}
          />
        </td>
      ))}
    </tr>
  );
}
