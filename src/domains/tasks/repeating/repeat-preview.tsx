import { use, Suspense } from 'react';
import { formatShortDate, formatShortWeekday } from '#client/words/format-dates.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { Repeating } from '#shared/recurrence/dates.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';

interface RepeatPreviewProps {
  value: Repeating;
  settings: DaySettings;
}

const shownDates = 5;
let loading: Promise<typeof import('#shared/recurrence/dates.ts') | undefined> | undefined;

// Offline and never fetched before: the rule still reads in words.
function recurrenceDates() {
  loading ??= import('#shared/recurrence/dates.ts').catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** The next five dates of a rule, as completing each on its day would make them. */
export function RepeatPreview(props: RepeatPreviewProps) {
  return (
    <Suspense fallback={<p className="repeat-dates row gap-6 wraps" />}>
      <Dates {...props} />
    </Suspense>
  );
}

function Dates({ value, settings }: RepeatPreviewProps) {
  const reckoning = use(recurrenceDates());
  if (!reckoning) return null;
  const dates = reckoning.nextDates(value, { today: settings.today, count: shownDates });
  return (
    <ol className="repeat-dates row gap-6 wraps" aria-label="Next dates" aria-live="polite">
      {dates.map((date) => (
        <li key={date}>
          <Tape tone="plain">
            {formatShortWeekday(date)}, {formatShortDate(date, settings)}
          </Tape>
        </li>
      ))}
      {dates.length < shownDates ? (
        <li className="faint">{dates.length === 0 ? 'No further date' : 'then it ends'}</li>
      ) : null}
    </ol>
  );
}
