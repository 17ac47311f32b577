import { DateProperty, ChoiceProperty, TextProperty } from '#client/record/properties.tsx';
import { Property } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { CadenceSelect } from '#domains/money/recurring/cadence/cadence-select.tsx';
import { ruleText } from '#domains/money/recurring/cadence/cadence-text.ts';
import { cadenceOf, wrongDays } from '#domains/money/recurring/cadence/rules.ts';
import { weekendLabels } from '#domains/money/recurring/rules.ts';
import {
  type Posting,
  type RecurringExpense,
  recurringExpense,
  type RecurringExpenseChanges,
} from '#domains/money/recurring/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { followDate } from '#domains/tasks/repeating/repeat-choices.ts';
import { RepeatEnd } from '#domains/tasks/repeating/repeat-end.tsx';
import { readRecurrence, writeRecurrence } from '#shared/recurrence/rule.ts';
import { changeRecurring } from './recurring-actions.ts';

const weekends = optionsOf(weekendLabels);
const postingLabels: Record<Posting, string> = {
  confirm: 'I press Paid',
  auto: 'By itself',
};
const postings = optionsOf(postingLabels);
const readDays = bySchema(recurringExpense.shape.remindDaysBefore);

/** How often it comes, until when, and what happens on its day. */
export function RhythmFields({ row, settings }: { row: RecurringExpense; settings: DaySettings }) {
  const { rrule, startsOn } = row;
  const change = (changes: RecurringExpenseChanges) => changeRecurring(row, changes);
  const parsed = readRecurrence(rrule);
  const rule = typeof parsed === 'string' ? undefined : parsed;
  // A rule of one's own says its end among its other words.
  const isNamed = cadenceOf(rrule, startsOn) !== 'custom';

  function move(day: string) {
    const followed = rule && writeRecurrence(followDate(rule, startsOn, day));
    change({ startsOn: day, ...(followed && followed !== rrule ? { rrule: followed } : {}) });
  }

  return (
    <>
      <Property label="How often" shown={ruleText(row, settings)} isWide={!isNamed}>
        <CadenceSelect
          rrule={rrule}
          startsOn={startsOn}
          settings={settings}
          onChange={(next) => change({ rrule: next })}
        />
      </Property>
      <DateProperty
        label="First due"
        value={startsOn}
        settings={settings}
        problemOf={(day) =>
          day === null ? 'Choose a day' : (wrongDays({ rrule, startsOn: day }) ?? undefined)
        }
        onSave={(day) => (day === null ? undefined : move(day))}
      />
      {rule && isNamed ? (
        <Property label="Ends" isGroup shown={ruleText(row, settings)}>
          <span className="row wraps gap-8">
            <RepeatEnd
              rule={rule}
              date={startsOn < settings.today ? settings.today : startsOn}
              settings={settings}
              onChange={(end) => change({ rrule: writeRecurrence({ ...rule, ...end }) })}
            />
          </span>
        </Property>
      ) : null}
      <ChoiceProperty
        label="Weekends"
        value={row.weekendRule}
        options={weekends}
        onSave={(weekendRule) => change({ weekendRule })}
      />
      <ChoiceProperty
        label="Paid when"
        value={row.posting}
        options={postings}
        onSave={(posting) => change({ posting })}
      />
      <TextProperty
        label="Remind"
        inputMode="numeric"
        trailing={<span className="faint">days before</span>}
        value={row.remindDaysBefore}
        read={readDays}
        onSave={(remindDaysBefore) => change({ remindDaysBefore })}
      />
    </>
  );
}
