import { CircleAlert } from 'lucide-react';
import type { CalendarEntry, CalendarLayer } from '#client/words/calendar.ts';
import { daysBetween } from '#client/words/dates.ts';
import { useIsWhole } from '#client/sync/reading/first-reading.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { Button } from '#client/ui/button.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { useFew } from '#client/ui/rows/use-few.tsx';
import { useSources } from '#views/calendar/sources.ts';
import { isHiddenFrom, useViewer } from '#views/calendar/shown-layers.ts';
import { byCost, reasonOf } from './late-ranks.ts';
import './late-elsewhere.css';

/** How many stand over the tasks before one asks for more. */
const few = 50;

/** What of other kinds than tasks is late for whoever looks; `isRead` once all lists have been here. */
export function useLateElsewhere(today: string) {
  const viewer = useViewer();
  const sources = useSources();
  const isRead = useIsWhole();
  const late = sources
    .flatMap((source) => source.lateOn?.(today) ?? [])
    .filter((entry) => !isHiddenFrom(viewer, entry));
  const layers = new Map(sources.flatMap((source) => source.layers).map((one) => [one.id, one]));
  return { late: isRead ? byCost(late) : [], layers, isRead };
}

interface LateElsewhereProps {
  late: readonly CalendarEntry[];
  layers: ReadonlyMap<string, CalendarLayer>;
  today: string;
}

/** Money, promises and posts that are late, the dearest first, each with its one action. */
export function LateElsewhere({ late, layers, today }: LateElsewhereProps) {
  const isPhone = useIsPhone();
  const [shown, showAll] = useFew(late, few);
  return (
    <div className="late-rows">
      <ol aria-label="Money, deals and posts">
        {shown.map((entry, at) => {
          const { icon: Icon = CircleAlert, label } = layers.get(entry.layerId) ?? {};
          const { id, title, detail, value, status, next, actions } = entry;
          const days = daysBetween(entry.date, today);
          const isFirst = at === 0;
          return (
            <li
              key={`${entry.layerId} ${id}`}
              className={classNames('late-row', isFirst && 'is-first')}
            >
              <span className="late-days sm late">
                <b className="fig">{days}</b> {days === 1 ? 'day' : 'days'}
              </span>
              <span className="late-kind" title={label}>
                <Icon className="muted" aria-hidden="true" />
              </span>
              <span className="cols may-shrink">
                <button
                  type="button"
                  className="target trunc strong start hover-line"
                  dir="auto"
                  onClick={() => actions.open(id)}
                >
                  {[title, value?.replace('+', '')].filter(Boolean).join(', ')}
                </button>
                <span className="trunc muted" dir="auto">
                  {detail}
                </span>
              </span>
              <span className="late-why sm muted">
                {[status?.text, reasonOf(entry, today)].filter(Boolean).join('. ')}
              </span>
              {next ? (
                <Button
                  variant={isFirst ? 'primary' : 'secondary'}
                  size={isPhone ? 'md' : 'sm'}
                  className="late-act"
                  aria-label={`${next.label}: ${title}`}
                  onClick={next.act}
                >
                  {next.label}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {showAll}
    </div>
  );
}
