import { type ReactNode, useEffect, useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { getScope } from '#client/sync/live/scope.ts';
import type { Fact } from '#client/ui/marks/facts.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';

/** What the days of the app show besides their tasks. */
export interface DayParts {
  date: string;
  /** Undefined on a day that asks for nothing else. */
  also: { open: number; view: ReactNode } | undefined;
  facts: readonly Fact[];
}

const loadReader = () => import('./day-parts-reader.tsx').then((part) => part.DayPartsReader);

/**
 * The list of what else is due on a day, and its figures for the slate: the day's tasks do not wait
 * for what all other domains have to say. `reader` is to be rendered, and shows nothing.
 */
export function useDayParts(
  title: string,
  date: string,
  settings: DaySettings,
): { reader: ReactNode; parts: Pick<DayParts, 'also' | 'facts'> } {
  const [read, setRead] = useState<DayParts>();
  const isRead = read?.date === date;
  const hasAlso = isRead ? read.also !== undefined : undefined;
  useEffect(() => {
    if (hasAlso !== undefined) rememberAlso(hasAlso);
  }, [hasAlso]);
  return {
    reader: <Later load={loadReader} props={{ title, date, settings, onParts: setRead }} />,
    parts: isRead ? read : { also: hadAlso() ? waiting : undefined, facts: [] },
  };
}

// Where the last day had such a list its place is kept, so that the tasks do not move when it comes.
const waiting = { open: 0, view: null };
// Per user, because several people may use one browser.
const keyOf = () => `dayslate.also.${getScope().userId ?? ''}`;

function hadAlso(): boolean {
  try {
    return localStorage.getItem(keyOf()) !== null;
  } catch {
    return false;
  }
}

function rememberAlso(hasAlso: boolean): void {
  try {
    if (hasAlso) localStorage.setItem(keyOf(), 'yes');
    else localStorage.removeItem(keyOf());
  } catch {
    // Private windows may refuse storage; the list then moves the tasks aside when it comes.
  }
}
