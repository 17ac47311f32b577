import type { ListColumn } from '#client/list/use-list-table.tsx';
import { Monogram } from '#client/ui/marks/avatar.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { daysBetween } from '#client/words/dates.ts';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { distanceText } from '#domains/money/recurring/panel/stand-text.ts';
import { periodText } from '#domains/money/tools/panel/price-text.ts';
import { openTool } from '#domains/money/tools/panel/tool-panel-host.tsx';
import { toolCategoryLabels, toolStatusLabels, verdictLabels } from '#domains/money/tools/rules.ts';
import type { CategoryColor } from '#shared/colors.ts';
import type { ToolCategory } from '#domains/money/tools/schema.ts';
import { nextDayOf, type ToolLine, toolValues } from './tool-lines.ts';
import './tool-columns.css';

interface ColumnOptions {
  settings: DayFormats;
  base: string;
  isNarrow: boolean;
}

const colors: Record<ToolCategory, CategoryColor> = {
  editing: 'indigo',
  design: 'purple',
  scheduling: 'orange',
  storage: 'blue',
  music_assets: 'pink',
  ai: 'teal',
  email_website: 'teal',
  analytics: 'blue',
  finance: 'green',
  communication: 'orange',
  hardware_rental: 'red',
  other: 'green',
};

/** One tool: what it is, what it costs, when it renews and until when one can leave. */
export function toolColumns(options: ColumnOptions): ListColumn<ToolLine>[] {
  const { settings, base } = options;
  const values = toolValues(base);
  return [
    {
      name: 'name',
      label: 'Tool',
      value: values.name,
      cell: (line) => <Name line={line} {...options} />,
    },
    {
      name: 'price',
      label: 'Price',
      isNumber: true,
      className: 'tool-price',
      value: values.price,
      cell: (line) => <Price line={line} />,
    },
    {
      name: 'monthly',
      label: 'Per month',
      isNumber: true,
      isWide: true,
      className: 'tool-monthly muted',
      value: values.monthly,
      cell: ({ price, monthlyMinor }) =>
        monthlyMinor > 0 ? formatMoney(monthlyMinor, price.currency) : '–',
    },
    {
      name: 'renews',
      label: 'Renews',
      isWide: true,
      className: 'tool-renews num',
      value: values.renews,
      cell: (line) => <Renews line={line} settings={settings} />,
    },
    {
      name: 'cancelBy',
      label: 'Cancel by',
      isWide: true,
      className: 'tool-cancel-by num muted',
      value: values.cancelBy,
      cell: ({ tool }) => {
        const { cancelByOn, status, noticeDays, verdict } = tool;
        if (!cancelByOn || status === 'cancelled' || status === 'cancelling') return null;
        if (noticeDays === 0 && verdict === 'keep') return null;
        const isLate = verdict === 'cancel' && daysBetween(settings.today, cancelByOn) <= 7;
        return (
          <span className={isLate ? 'late' : undefined}>
            {formatShortDate(cancelByOn, settings)}
          </span>
        );
      },
    },
    {
      name: 'owner',
      label: 'Owner',
      isWide: true,
      className: 'tool-owner muted',
      value: values.owner,
      cell: ({ owner }) => owner ?? null,
    },
    {
      name: 'verdict',
      label: 'Verdict',
      isWide: true,
      className: 'tool-verdict',
      value: values.verdict,
      cell: ({ tool: { verdict } }) =>
        verdict === 'keep' ? (
          <span className="muted">{verdictLabels.keep}</span>
        ) : (
          <Tape tone={verdict === 'cancel' ? 'tally' : 'lamp'}>{verdictLabels[verdict]}</Tape>
        ),
    },
  ];
}

function Name({ line, settings, isNarrow }: ColumnOptions & { line: ToolLine }) {
  const { tool } = line;
  const { id, name, usedFor, category, planName, status } = tool;
  const what = [usedFor || toolCategoryLabels[category], planName];
  const day = nextDayOf(tool);
  const when = [
    usedFor || toolCategoryLabels[category],
    day && `${formatShortDate(day, settings)}, ${distanceText(day, settings.today)}`,
  ];
  return (
    <span className="row gap-10 may-shrink">
      <Monogram name={name} color={status === 'cancelled' ? undefined : colors[category]} />
      <span className="list-words stack may-shrink">
        <span className="row gap-8 may-shrink">
          <button
            type="button"
            data-row
            className="trunc"
            dir="auto"
            onClick={() => openTool({ toolId: id })}
          >
            {name}
          </button>
          {status === 'active' ? null : (
            <Tape tone={status === 'trial' ? 'lamp' : 'plain'}>{toolStatusLabels[status]}</Tape>
          )}
        </span>
        <small className="trunc" dir="auto">
          {(isNarrow ? when : what).filter(Boolean).join(' · ')}
        </small>
      </span>
    </span>
  );
}

function Price({ line: { price, trend } }: { line: ToolLine }) {
  if (price.billing === 'free') return <span className="muted">Free</span>;
  return (
    <>
      {formatMoney(price.priceMinor, price.currency)}
      <small className="xs block faint">
        {trend ? (
          <span className={trend.percent > 0 ? 'warn' : 'ok'}>
            {`${trend.percent > 0 ? '+' : '−'}${Math.abs(trend.percent)}% since ${trend.since}`}
          </span>
        ) : (
          periodText(price.billing)
        )}
      </small>
    </>
  );
}

function Renews({ line: { tool }, settings }: { line: ToolLine; settings: DayFormats }) {
  const day = nextDayOf(tool);
  const { status, endedOn } = tool;
  if (status === 'cancelled')
    return <span className="faint">Ended {endedOn && formatShortDate(endedOn, settings)}</span>;
  if (day === null) return null;
  const word = status === 'cancelling' ? 'Ends ' : status === 'trial' ? 'Trial to ' : '';
  return (
    <>
      {`${word}${formatShortDate(day, settings)} `}
      <small className={day <= settings.today ? 'warn' : 'faint'}>
        {distanceText(day, settings.today)}
      </small>
    </>
  );
}
