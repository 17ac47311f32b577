import { Banknote, Check } from 'lucide-react';
import type { CalendarEntry, CalendarShape } from '#client/words/calendar.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { Monogram } from '#client/ui/marks/avatar.tsx';

/** The classes of an entry's shape, for whatever holds it. */
export function lookOf({ shape, color, isChosen }: CalendarEntry): string {
  if (shape?.kind === 'piece')
    return classNames('is-piece', `is-${shape.state}`, color, isChosen && 'is-chosen');
  if (shape?.kind === 'money') return classNames('is-money', shape.isReceived && 'is-received');
  return classNames(color);
}

/** What stands before an entry's title: the bar of a task, the letter of a brand, an amount. */
export function EntryMark({ entry }: { entry: CalendarEntry }) {
  const { shape } = entry;
  if (!shape) return <i aria-hidden="true" />;
  return <Shape shape={shape} entry={entry} />;
}

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
  const Icon = shape.kind === 'piece' && shape.state === 'posted' ? Check : shape.icon;
  return (
    <>
      <Icon aria-hidden="true" />
      {shape.kind === 'piece' && shape.time ? (
        <small className="entry-clock">{shape.time}</small>
      ) : null}
    </>
  );
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
