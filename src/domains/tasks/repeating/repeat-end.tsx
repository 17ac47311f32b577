import { useSavedDate } from '#client/record/saved-date.ts';
import { addDays } from '#client/words/dates.ts';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { ErrorText } from '#client/ui/fields/error-text.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import type { Recurrence } from '#shared/recurrence/rule.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { endsTooSoon } from '#domains/tasks/rules.ts';
import { NumberInput } from './number-input.tsx';

interface RepeatEndProps {
  rule: Recurrence;
  date: string;
  settings: DaySettings;
  onChange: (changes: Pick<Recurrence, 'until' | 'count'>) => void;
}

const usualCount = 10;
const usualDays = 90;
const maxCount = 999;

/** Until when it repeats. */
export function RepeatEnd({ rule, date, settings, onChange }: RepeatEndProps) {
  const { until, count } = rule;
  return (
    <>
      <Select
        label="Ends"
        className="repeat-end"
        value={until !== null ? 'date' : count !== null ? 'count' : 'never'}
        onChange={(end) =>
          onChange({
            until: end === 'date' ? (until ?? addDays(date, usualDays)) : null,
            count: end === 'count' ? (count ?? usualCount) : null,
          })
        }
        options={[
          { value: 'never', label: 'Never ends' },
          { value: 'date', label: 'Ends on a date' },
          { value: 'count', label: 'Ends after' },
        ]}
      />
      {until === null ? null : <LastDate until={until} {...{ date, settings, onChange }} />}
      {count === null ? null : (
        <>
          <NumberInput
            label="How many times"
            value={count}
            max={maxCount}
            onChange={(times) => onChange({ until: null, count: times })}
          />
          <span>{count === 1 ? 'time' : 'times'}</span>
        </>
      )}
    </>
  );
}

function LastDate({
  until,
  date,
  settings,
  onChange,
}: Omit<RepeatEndProps, 'rule'> & { until: string }) {
  const { control, error } = useSavedDate({
    value: until,
    problemOf: (last) => (last !== null && last < date ? endsTooSoon : undefined),
    onSave: (last) => (last === null ? undefined : onChange({ until: last, count: null })),
  });
  return (
    <>
      <DateField label="Last date" settings={settings} {...control} />
      <ErrorText>{error}</ErrorText>
    </>
  );
}
