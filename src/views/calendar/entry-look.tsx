import { Banknote, Check, TriangleAlert } from 'lucide-react';
import type { CalendarEntry, CalendarShape } from '#client/words/calendar.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { Monogram } from '#client/ui/marks/avatar.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { gutterText } from '#domains/tasks/day/task-time.ts';
import './entry-look.css';

/** The classes of an entry's shape, for whatever holds it. */
export function lookOf({ shape, color, isChosen }: CalendarEntry): string {
  if (shape?.kind === 'piece')
    return classNames('is-piece', `is-${shape.state}`, color, isChosen && 'is-chosen');
  if (shape?.kind === 'money') return classNames('is-money', shape.isReceived && 'is-received');
  return classNames(color, shape?.kind === 'span' && 'is-span');
}

/** What stands before an entry's title: the bar of a task, the letter of a brand, an amount. */
export function EntryMark({ entry }: { entry: CalendarEntry }) {
  const { shape } = entry;
  if (!shape) return <i aria-hidden="true" />;
  return <Shape shape={shape} entry={entry} />;
}

const stateIcons = { posted: Check, missed: TriangleAlert };

function Shape({ shape, entry }: { shape: CalendarShape; entry: CalendarEntry }) {
  if (shape.kind === 'monogram') return <Monogram name={shape.name} color={entry.color} />;
  if (shape.kind === 'money') {
    return (
      <>
        <Banknote aria-hidden="true" />
        <b>{shape.amount}</b>
      </>
    );
  }
  const Icon =
    shape.kind === 'piece' && (shape.state === 'posted' || shape.state === 'missed')
      ? stateIcons[shape.state]
      : shape.icon;
  return <Icon aria-hidden="true" />;
}

/** When an entry is, in the words of a list: '4:00 PM', 'by 9:00 AM', 'Morning'; '' for the whole day. */
export function timeOf(entry: CalendarEntry, settings: DaySettings): string {
  const hasTime = entry.startTime ?? entry.dueTime ?? entry.timeOfDay;
  return hasTime ? gutterText(entry, settings).time : '';
}

/** The second line of an entry in a cell: '4 PM, Newsletter', 'Missed, 10 AM', 'Halden'. */
export function underText(entry: CalendarEntry, settings: DaySettings): string {
  const { shape, status, detail } = entry;
  // '4 PM': a cell is narrow.
  const time = timeOf(entry, settings).replace(':00 ', ' ');
  const isWaiting = shape?.kind === 'piece' && (shape.state === 'open' || shape.state === 'missed');
  // The first part of a detail is with whom, or where.
  const parts = isWaiting ? [status?.text, time] : [time, detail?.split(' · ')[0]];
  return parts.filter(Boolean).join(', ');
}

const states = {
  open: ', open slot',
  planned: ', planned',
  scheduled: ', scheduled',
  posted: ', posted',
  missed: ', missed',
  skipped: ', skipped',
};

/** What a shape tells the eye, for those who listen. */
export function stateText(entry: CalendarEntry, isLate: boolean): string {
  if (entry.shape?.kind === 'piece')
    return `${states[entry.shape.state]}${entry.isChosen ? ', selected' : ''}`;
  if (entry.isDone) return ', done';
  return isLate ? ', overdue' : '';
}
