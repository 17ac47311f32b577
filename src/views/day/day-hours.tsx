import { type RefObject, useEffect, useState } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { useIsWhole } from '#client/sync/reading/first-reading.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { formatTime } from '#client/words/format-dates.ts';
import { useCarriedRows, useDropTarget } from '#client/ui/drag/entry-drag.ts';
import type { Fact } from '#client/ui/marks/facts.tsx';
import { RoutineSummary, useRoutineSummary } from '#domains/routine/page/routine-summary.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { HourGrid } from '#views/calendar/hours/hour-grid.tsx';
import { ghostOf, settle } from '#views/calendar/hours/hour-layout.ts';
import { nothingHidden, useViewer } from '#views/calendar/shown-layers.ts';
import { calendarOf, useSources } from '#views/calendar/sources.ts';
import { AlsoDue } from './also-due.tsx';
import { type AlsoDue as Due, alsoDueOn } from './also-due-groups.ts';
import type { DayParts } from './day-parts.ts';
import { HoursTray } from './hours-tray.tsx';

interface DayHoursProps {
  date: string;
  settings: DaySettings;
  /** The list of the day's tasks: its rows are put on hours, and what is dropped on it has none. */
  list: RefObject<HTMLElement | null>;
  isShown: boolean;
  /** Instead of a list beside the hours. */
  hasTray: boolean;
  onParts: (parts: DayParts) => void;
}

/** The hours of a day, and all that other domains have to say of it, told to the page around them. */
export function DayHours({ date, settings, list, isShown, hasTray, onParts }: DayHoursProps) {
  const viewer = useViewer();
  const sources = useSources();
  const parts = usePartsOf(
    date,
    settings,
    alsoDueOn(sources, { date, today: settings.today, viewer }),
  );
  const days = [date];
  const calendar = calendarOf(sources, { days, hidden: nothingHidden, viewer });
  const [heldId, setHeldId] = useState<string>();
  // Told as a whole: groups that come one after another would push each other down.
  const isWhole = useIsWhole();
  useEffect(() => {
    if (isWhole) onParts(parts);
  }, [isWhole, onParts, parts]);
  useCarriedRows('tasks', (id) => calendar.on(date).find((entry) => entry.id === id));
  useDropTarget(list, {
    onDrop: ({ entry }) => settle({ ...ghostOf(entry), date, start: null, end: null }),
    accepts: (entry) => isTask(entry) && entry.startTime !== null,
  });
  if (!isShown) return null;
  // What has the whole day stands above the hours.
  if (!isWhole) return <div className="hours grow" />;
  // They stand beside the hours.
  const dueLayers = new Set(
    calendar.layers.flatMap(({ id, dueLabel }) => (dueLabel === undefined ? [] : [id])),
  );
  const toPlace = calendar.on(date).filter(isToPlace);
  const held = toPlace.find(({ id }) => id === heldId);
  return (
    <>
      <HourGrid
        key={date}
        calendar={calendar}
        settings={settings}
        days={days}
        isListed={(entry) => isTask(entry) || dueLayers.has(entry.layerId)}
        {...(hasTray && held ? { held } : {})}
        onPlaced={() => setHeldId(undefined)}
      />
      {hasTray ? (
        <HoursTray date={date} entries={toPlace} heldId={held?.id} onHold={setHeldId} />
      ) : null}
    </>
  );
}

const isTask = ({ shape }: CalendarEntry) => shape === undefined;
const isToPlace = (entry: CalendarEntry) =>
  isTask(entry) && !entry.isDone && entry.startTime === null && entry.dueTime === null;

function usePartsOf(date: string, settings: DaySettings, due: Due): DayParts {
  const routine = useRoutineSummary(date);
  const open = due.groups.flatMap(({ entries }) => entries).filter(({ isDone }) => !isDone);
  const ofDay = open.filter((entry) => entry.date === date);
  const toPublish = ofDay.filter(({ shape }) => shape?.kind === 'piece').length;
  const moneyIn = totalOf(ofDay);
  const facts: Fact[] = [
    ...(toPublish > 0 ? [{ label: 'To publish', value: toPublish }] : []),
    ...(moneyIn ? [{ label: 'Money in', value: moneyIn }] : []),
  ];
  const [next] = open;
  const time = next?.startTime ?? next?.dueTime;
  const isNothing = due.groups.length === 0 && due.others === 0;
  return {
    date,
    also: isNothing ? null : <AlsoDue due={due} settings={settings} />,
    open: due.open,
    next: [next?.title, time && formatTime(time, settings)].filter(Boolean).join(', '),
    routine: routine ? <RoutineSummary {...routine} /> : null,
    facts,
  };
}

// Money of several currencies has no sum without their rates; the list below names each.
function totalOf(entries: readonly CalendarEntry[]): string | undefined {
  const amounts = entries.flatMap(({ shape }) => (shape?.kind === 'money' ? [shape.money] : []));
  const [first] = amounts;
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return undefined;
  const total = amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return formatMoney(total, first.currency, { isFigure: true });
}
