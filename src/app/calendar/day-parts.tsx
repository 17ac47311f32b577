import type { ReactNode } from 'react';
import type { Fact } from '#client/ui/facts.tsx';
import type { DaySettings } from '#domains/tasks/components/day-settings.ts';
import { AlsoDue } from './also-due.tsx';
import { useAlsoDue } from './also-due-groups.ts';

/** What the days of the app show besides their tasks. */
export interface DayParts {
  /** Undefined on a day that asks for nothing else. */
  also: { open: number; view: ReactNode } | undefined;
  facts: readonly Fact[];
}

/** The list of what else is due on a day, and its figures for the slate. */
export function useDayParts(title: string, date: string, settings: DaySettings): DayParts {
  const due = useAlsoDue(date, settings.today);
  const isNothing = due.groups.length === 0 && due.others === 0;
  const toPublish = due.groups
    .flatMap(({ entries }) => entries)
    .filter(({ shape, isDone, date: on }) => shape?.kind === 'piece' && !isDone && on === date);
  return {
    also: isNothing
      ? undefined
      : { open: due.open, view: <AlsoDue due={due} title={title} settings={settings} /> },
    facts: toPublish.length > 0 ? [{ label: 'To publish', value: toPublish.length }] : [],
  };
}
