import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { dateOf, timeOf } from '#client/words/dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { DaySettings } from './day-settings.ts';
import './done-fold.css';

/** The tasks that were done when the list was opened; those done since stay where they are. */
export function useDoneBefore(tasks: readonly Task[]): ReadonlySet<string> {
  const [done] = useState(
    () => new Set(tasks.filter((task) => task.completedAt).map((task) => task.id)),
  );
  return done;
}

interface DoneFoldProps {
  tasks: readonly Task[];
  settings: DaySettings;
  isOpen: boolean;
  onToggle: () => void;
}

/** What is done in one line, for narrow screens. */
export function DoneFold({ tasks, settings, isOpen, onToggle }: DoneFoldProps) {
  return (
    <button
      type="button"
      className="done-fold row gap-14 sm muted"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <span className="check on" aria-hidden="true">
        <Check />
      </span>
      <span className="grow">{doneText(tasks, settings)}</span>
      <ChevronDown className={classNames(isOpen && 'up')} aria-hidden="true" />
    </button>
  );
}

/** '3 done this morning', if they all were; else '3 done'. */
export function doneText(tasks: readonly Task[], { today, timeZone }: DaySettings): string {
  const parts = new Set(tasks.map(({ completedAt }) => partOfToday(completedAt, today, timeZone)));
  const [part] = parts;
  return `${tasks.length} done${parts.size === 1 && part ? ` this ${part}` : ''}`;
}

function partOfToday(
  completedAt: string | null,
  today: string,
  timeZone: string,
): string | undefined {
  if (!completedAt || dateOf(completedAt, timeZone) !== today) return undefined;
  const time = timeOf(completedAt, timeZone);
  if (time < '12:00') return 'morning';
  return time < '17:00' ? 'afternoon' : 'evening';
}
