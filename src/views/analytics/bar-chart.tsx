import { useRef, useState } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { ticksFor } from '#views/analytics/figures/ticks.ts';
import { useWidth } from '#client/ui/base/use-width.ts';
import './bar-chart.css';

export interface Bar {
  key: string;
  /** Under it. */
  label: string;
  value: number;
  /** The value in words, and of when. */
  text: string;
  when: string;
  isCurrent: boolean;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** All of it in a sentence, for who does not see it. */
  summary: string;
  /** How a value reads beside its line. */
  tickText: (value: number) => string;
  /** What is meant to be reached, as a dotted line. */
  goal?: { value: number; label: string } | undefined;
  /** How wide it is drawn where nothing can be measured. */
  firstWidth?: number;
}

const height = 190;
const top = 10;
const left = 44;
const labelRoom = 22;
const narrowestLabel = 42;
const letterWidth = 6.2;
const widestBar = 30;

/** Bars over time, the current one lit; the value of each on touching it. */
export function BarChart({ bars, summary, tickText, goal, firstWidth = 0 }: BarChartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref) || firstWidth;
  const [shown, setShown] = useState<number>();
  const largest = Math.max(goal?.value ?? 0, ...bars.map(({ value }) => value));
  const ticks = ticksFor(largest);
  const scale = (value: number) => top + height - (value / (ticks.at(-1) ?? 1)) * height;
  const slot = (width - left) / Math.max(1, bars.length);
  const barWidth = Math.min(widestBar, Math.max(2, slot * 0.62));
  const every = Math.max(1, Math.ceil(narrowestLabel / slot));
  const middle = (at: number) => left + slot * (at + 0.5);
  // In the middle of the last narrow bar a label would leave the picture.
  const isCut = (at: number) =>
    at === bars.length - 1 &&
    slot < Math.max(narrowestLabel, (bars[at]?.label.length ?? 0) * letterWidth);
  const tip = shown === undefined ? undefined : bars[shown];
  return (
    <div
      className="bar-chart placed may-shrink"
      ref={ref}
      onPointerLeave={() => setShown(undefined)}
    >
      <svg
        width={width}
        height={top + height + labelRoom}
        viewBox={`0 0 ${width} ${top + height + labelRoom}`}
        role="img"
        aria-label={summary}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="chart-grid" x1={left} x2={width} y1={scale(tick)} y2={scale(tick)} />
            <text x={left - 8} y={scale(tick) + 4} textAnchor="end">
              {tickText(tick)}
            </text>
          </g>
        ))}
        {bars.map(({ key, label, value, isCurrent }, at) => (
          <g key={key} onPointerEnter={() => setShown(at)}>
            <rect
              className="chart-slot"
              x={left + slot * at}
              y={top}
              width={Math.max(0, slot)}
              height={height}
            />
            {value > 0 ? (
              <rect
                className={classNames('chart-bar', isCurrent && 'current')}
                x={middle(at) - barWidth / 2}
                y={scale(value)}
                width={barWidth}
                height={top + height - scale(value)}
                rx="1.5"
              />
            ) : null}
            {(bars.length - 1 - at) % every === 0 ? (
              <text
                className={classNames(isCurrent && 'current')}
                x={isCut(at) ? width : middle(at)}
                y={top + height + 17}
                textAnchor={isCut(at) ? 'end' : 'middle'}
              >
                {label}
              </text>
            ) : null}
          </g>
        ))}
        {goal ? (
          <line
            className="chart-goal"
            x1={left}
            x2={width}
            y1={scale(goal.value)}
            y2={scale(goal.value)}
          />
        ) : null}
      </svg>
      {tip && shown !== undefined ? (
        <div
          className={classNames('chart-tip', middle(shown) > width / 2 && 'at-left')}
          style={{ left: middle(shown), top: Math.max(0, scale(tip.value) - 26) }}
          aria-hidden="true"
        >
          <b>{tip.text}</b>
          {tip.when}
        </div>
      ) : null}
    </div>
  );
}
