import type { ListColumn } from '#client/list/use-list-table.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { Monogram } from '#client/ui/marks/avatar.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { pause, resume } from '#domains/money/recurring/panel/recurring-actions.ts';
import { openRecurring } from '#domains/money/recurring/panel/recurring-panel-host.tsx';
import { distanceText } from '#domains/money/recurring/panel/stand-text.ts';
import { pauseOn } from '#domains/money/recurring/rules.ts';
import { convertedMinor } from '#shared/money.ts';
import { type RecurringLine, recurringValues } from './recurring-lines.ts';
import './recurring-columns.css';

interface ColumnOptions {
  settings: DayFormats;
  base: string;
  canEdit: boolean;
  isNarrow: boolean;
}

/** One recurring expense: what, what kind, how often, when next, how much, and whether it goes on. */
export function recurringColumns(options: ColumnOptions): ListColumn<RecurringLine>[] {
  const { base, settings, canEdit } = options;
  const values = recurringValues(base);
  return [
    {
      name: 'title',
      label: 'Name',
      value: values.title,
      cell: (line) => <Name line={line} {...options} />,
    },
    {
      name: 'category',
      label: 'Category',
      isWide: true,
      className: 'recurring-category',
      value: values.category,
      cell: ({ category }) =>
        category ? <Tape color={category.color}>{category.name}</Tape> : null,
    },
    {
      name: 'business',
      label: 'Business',
      isWide: true,
      className: 'recurring-business muted',
      value: values.business,
      cell: ({ business }) => business?.name ?? null,
    },
    {
      name: 'rhythm',
      label: 'Every',
      isWide: true,
      className: 'recurring-rhythm muted',
      value: values.rhythm,
      cell: ({ rhythm }) => <span title={rhythm}>{rhythm.replace(/^Every /, '')}</span>,
    },
    {
      name: 'next',
      label: 'Next due',
      isWide: true,
      className: 'recurring-next num',
      value: values.next,
      cell: (line) => <Next line={line} settings={settings} />,
    },
    {
      name: 'amount',
      label: 'Amount',
      isNumber: true,
      className: 'recurring-amount',
      value: values.amount,
      cell: (line) => <Amount line={line} base={base} />,
    },
    {
      name: 'yearly',
      label: 'Per year',
      isNumber: true,
      isWide: true,
      className: 'recurring-amount muted',
      value: values.yearly,
      cell: ({ row, state, yearlyMinor }) =>
        state === 'active' ? formatMoney(yearlyMinor, row.currency) : '–',
    },
    ...(canEdit
      ? [
          {
            name: 'active',
            label: 'Active',
            isWide: true,
            className: 'recurring-active',
            cell: (line: RecurringLine) => <Active line={line} today={settings.today} />,
          },
        ]
      : []),
  ];
}

function Name({ line, settings, isNarrow }: ColumnOptions & { line: RecurringLine }) {
  const { row, category, rhythm, nextOn, state } = line;
  return (
    <span className="row gap-10 may-shrink">
      <Monogram
        size="sm"
        name={row.title}
        color={state === 'active' ? category?.color : undefined}
      />
      <span className="list-words stack may-shrink">
        <span className="row gap-8 may-shrink">
          <button
            type="button"
            data-row
            className="trunc"
            dir="auto"
            onClick={() => openRecurring({ recurringId: row.id })}
          >
            {row.title}
          </button>
          {row.posting === 'auto' ? <Tape tone="plain">Auto</Tape> : null}
        </span>
        {isNarrow ? (
          <small className="trunc">
            {[rhythm, nextOn && `${formatShortDate(nextOn, settings)}`, category?.name]
              .filter(Boolean)
              .join(' · ')}
          </small>
        ) : null}
      </span>
    </span>
  );
}

function Next({ line, settings }: { line: RecurringLine; settings: DayFormats }) {
  const { row, state, nextOn } = line;
  const { today } = settings;
  const paused = state === 'paused' ? pauseOn(row, today) : undefined;
  if (paused && !(nextOn && nextOn <= today))
    return (
      <>
        Paused
        <small className="faint">
          {' '}
          {paused.until
            ? `until ${formatShortDate(paused.until, settings)}`
            : `since ${formatShortDate(paused.from, settings)}`}
        </small>
      </>
    );
  if (nextOn === null) return 'Ended';
  return (
    <>
      {formatShortDate(nextOn, settings)}
      <small className={classNames(nextOn < today ? 'late' : nextOn === today ? 'warn' : 'faint')}>
        {` ${distanceText(nextOn, today)}`}
      </small>
    </>
  );
}

function Amount({ line, base }: { line: RecurringLine; base: string }) {
  const { row, amountMinor } = line;
  const minor = row.currency === base ? null : convertedMinor({ ...row, amountMinor }, base);
  return (
    <>
      {row.amountType === 'variable' ? <span title="About so much">≈ </span> : null}
      {formatMoney(amountMinor, row.currency)}
      {row.currency === base ? null : (
        <small className="block faint">
          {minor === null ? 'no rate' : formatMoney(minor, base)}
        </small>
      )}
    </>
  );
}

function Active({ line, today }: { line: RecurringLine; today: string }) {
  const { row, state } = line;
  return (
    <Switch
      label={`${row.title} is active`}
      checked={state === 'active'}
      onChange={(isOn) => (isOn ? resume(row, today) : pause(row, { on: today, resumesOn: null }))}
    />
  );
}
