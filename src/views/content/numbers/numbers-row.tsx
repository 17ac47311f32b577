import { formatShortDate } from '#client/words/format-dates.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { ageNames, numberLabels } from '#domains/making/content/metrics/rules.ts';
import { type NumberName, numberNames } from '#domains/making/content/metrics/schema.ts';
import { cellText } from './number-cells.ts';
import { type CellProps, NumberInput } from './number-input.tsx';
import { type NumbersRow, placeText } from './posted-posts.ts';

interface RowProps extends CellProps {
  formats: DayFormats;
  canEdit: boolean;
}

/** A post at one age, as a row of the grid. */
export function GridRow({ formats, canEdit, ...cell }: RowProps) {
  const { row } = cell;
  return (
    <tr>
      <th scope="row">
        <RowTitle row={row} formats={formats} />
      </th>
      <td>
        <Tape tone="plain">{ageNames[row.age]}</Tape>
      </td>
      {numberNames.map((name) => (
        <td key={name} className="n">
          {canEdit ? (
            <NumberInput {...cell} name={name} id={idOf(row, name)} />
          ) : (
            cellText(row.metric?.[name]) || '–'
          )}
        </td>
      ))}
    </tr>
  );
}

/** The same as a form, where there is no room for columns. */
export function FormRow({ formats, canEdit, ...cell }: RowProps) {
  const { row } = cell;
  return (
    <li className="numbers-card">
      <div className="row">
        <span className="grow">
          <RowTitle row={row} formats={formats} />
        </span>
        <Tape tone="plain">{ageNames[row.age]}</Tape>
      </div>
      <div className="numbers-fields">
        {numberNames.map((name) => {
          const { label } = numberLabels[name];
          if (!canEdit)
            return (
              <span key={name} className="numbers-field stack gap-4 may-shrink muted">
                {label}
                <b className="ink">{cellText(row.metric?.[name]) || '–'}</b>
              </span>
            );
          const id = idOf(row, name);
          return (
            <label key={name} className="numbers-field stack gap-4 may-shrink muted" htmlFor={id}>
              {label}
              <NumberInput {...cell} name={name} id={id} />
            </label>
          );
        })}
      </div>
    </li>
  );
}

const idOf = ({ key }: NumbersRow, name: NumberName) => `${key} ${name}`.replaceAll(' ', '-');

function RowTitle({ row, formats }: { row: NumbersRow; formats: DayFormats }) {
  const { item, postedOn } = row;
  return (
    <button
      type="button"
      className="numbers-title block full-width start"
      onClick={() => openContentPanel({ contentItemId: item.id })}
    >
      <span className="trunc block" dir="auto">
        {item.title}
      </span>
      <small className="trunc block faint">{`${placeText(row)} · ${formatShortDate(postedOn, formats)}`}</small>
    </button>
  );
}
