import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import type { Fact } from '#client/ui/marks/facts.tsx';

/** What a day shows besides its tasks and hours. */
export interface DayParts {
  date: string;
  /** The list of what else is due; null on a day that asks for nothing else. */
  also: ReactNode;
  /** How much of it is still to be done. */
  open: number;
  /** What of it comes next, in a few words. */
  next: string;
  /** How far the routine is; null where there is none. */
  routine: ReactNode;
  facts: readonly Fact[];
}

/** The same, or the room that is kept for it until it is known. */
export interface ShownParts extends Omit<DayParts, 'date'> {
  isRead: boolean;
  /** Whether anything stands, or is about to stand, beside the tasks. */
  hasSide: boolean;
  hasAlso: boolean;
  hasRoutine: boolean;
}

/** What stands beside a day's tasks: they do not wait for it, and do not move when it comes. */
export function useDayParts(date: string): {
  parts: ShownParts;
  onParts: (parts: DayParts) => void;
} {
  const [read, setRead] = useState<DayParts>();
  const known = read?.date === date ? read : undefined;
  const had = known ? hasOf(known) : hadLast();
  const { hasAlso, hasRoutine } = had;
  const isRead = known !== undefined;
  useEffect(() => {
    if (isRead) keepFor({ hasAlso, hasRoutine });
  }, [isRead, hasAlso, hasRoutine]);
  const onParts = useCallback((parts: DayParts) => setRead(parts), []);
  const shown = known ?? { also: null, open: 0, next: '', routine: null, facts: [] };
  return { parts: { ...shown, ...had, isRead, hasSide: hasAlso || hasRoutine }, onParts };
}

const hasOf = ({ also, routine }: DayParts) => ({
  hasAlso: also !== null,
  hasRoutine: routine !== null,
});

function hadLast() {
  const words = remembered(ofUser('also'))?.split(' ') ?? [];
  return { hasAlso: words.includes('also'), hasRoutine: words.includes('routine') };
}

function keepFor(had: { hasAlso: boolean; hasRoutine: boolean }): void {
  const words = [had.hasAlso && 'also', had.hasRoutine && 'routine'].filter(Boolean);
  remember(ofUser('also'), words.join(' '));
}
