import { X } from 'lucide-react';
import { formatLongDate } from '#client/format-dates.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { DaySettings } from './day-settings.ts';
import { timeText } from './task-time.ts';
import type { Chip } from './quick-entry-typing.ts';

interface EntryChipsProps {
  chips: readonly Chip[];
  categories: readonly Category[];
  settings: DaySettings;
  onGiveBack: (chip: Chip) => void;
}

/** What was understood, as tape; each piece can be turned back into words. */
export function EntryChips({ chips, categories, settings, onGiveBack }: EntryChipsProps) {
  return (
    <>
      {chips.map((chip) => {
        const category = categories.find(({ id }) => id === chip.categoryId);
        const words = category?.name ?? chip.text.replace(/^(?:on|at|@)\s*/i, '');
        return (
          <span
            key={chip.kind}
            className={classNames('tape entry-chip', category?.color ?? 'lamp-t')}
            title={meaning(chip, settings) ?? words}
          >
            {words}
            <button
              type="button"
              aria-label={`Turn “${words}” back into words`}
              onClick={() => onGiveBack(chip)}
            >
              <X aria-hidden="true" />
            </button>
          </span>
        );
      })}
      <span className="sr" role="status">
        {chips
          .map((chip) => meaning(chip, settings))
          .filter(Boolean)
          .join(', ')}
      </span>
    </>
  );
}

const noTimes = { startTime: null, endTime: null, dueTime: null, timeOfDay: null };

function meaning(chip: Chip, settings: DaySettings): string | undefined {
  const repeat = chip.repeatRule && `Repeats ${chip.text}`;
  const date = chip.plannedOn && formatLongDate(chip.plannedOn, settings);
  const time = chip.times && timeText({ ...noTimes, ...chip.times }, settings);
  return [repeat, date, time].filter(Boolean).join(', ') || undefined;
}
