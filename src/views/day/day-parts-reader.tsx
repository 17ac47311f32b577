import { useEffect } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { isFirstReading, useIsFirstReading } from '#client/sync/reading/first-reading.ts';
import { formatMoney } from '#client/words/format-money.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { AlsoDue } from './also-due.tsx';
import { useAlsoDue } from './also-due-groups.ts';
import type { DayParts } from './day-parts.tsx';

interface ReaderProps {
  title: string;
  date: string;
  settings: DaySettings;
  onParts: (parts: DayParts) => void;
}

/** Reads what else is due on a day, for a page that was on screen before; shows nothing itself. */
export function DayPartsReader({ title, date, settings, onParts }: ReaderProps) {
  const parts = usePartsOf(title, date, settings);
  // Told as a whole: groups that come one after another would push each other down.
  const isReading = useIsFirstReading();
  useEffect(() => {
    // Asked anew: reading begins once this is on the page.
    if (!isFirstReading()) onParts(parts);
  }, [isReading, onParts, parts]);
  return null;
}

function usePartsOf(title: string, date: string, settings: DaySettings): DayParts {
  const due = useAlsoDue(date, settings.today);
  const isNothing = due.groups.length === 0 && due.others === 0;
  const open = due.groups
    .flatMap(({ entries }) => entries)
    .filter((entry) => !entry.isDone && entry.date === date);
  const toPublish = open.filter(({ shape }) => shape?.kind === 'piece').length;
  const moneyIn = totalOf(open);
  return {
    date,
    also: isNothing
      ? undefined
      : { open: due.open, view: <AlsoDue due={due} title={title} settings={settings} /> },
    facts: [
      ...(toPublish > 0 ? [{ label: 'To publish', value: toPublish }] : []),
      ...(moneyIn ? [{ label: 'Money in', value: moneyIn }] : []),
    ],
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
