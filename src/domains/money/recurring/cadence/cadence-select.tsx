import { useState } from 'react';
import { Select } from '#client/ui/menus/select.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { ruleFor } from '#domains/tasks/repeating/repeat-choices.ts';
import { RepeatDetails } from '#domains/tasks/repeating/repeat-field.tsx';
import { type Frequency, readRecurrence, writeRecurrence } from '#shared/recurrence/rule.ts';
import { type Cadence, cadenceLabels, cadenceOf, cadences, ruleOf } from './rules.ts';

interface CadenceSelectProps {
  rrule: string;
  /** The day that it counts from. */
  startsOn: string;
  settings: DaySettings;
  onChange: (rrule: string) => void;
}

const options = [...cadences, 'custom' as const].map((value) => ({
  value,
  label: cadenceLabels[value],
}));
const units = [
  { value: 'DAILY', label: 'Days' },
  { value: 'WEEKLY', label: 'Weeks' },
  { value: 'MONTHLY', label: 'Months' },
  { value: 'YEARLY', label: 'Years' },
] as const;
const choices = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const;

/** Chooses how often something comes: a rhythm that has a name, or a rule of one's own. */
export function CadenceSelect({ rrule, startsOn, settings, onChange }: CadenceSelectProps) {
  const read = readRecurrence(rrule);
  const rule = typeof read === 'string' ? undefined : read;
  const named = cadenceOf(rrule, startsOn);
  const [isCustom, setCustom] = useState(named === 'custom');
  const chosen: Cadence = isCustom ? 'custom' : named;

  function choose(next: Cadence) {
    setCustom(next === 'custom');
    if (next !== 'custom') onChange(ruleOf(next, rule));
  }
  return (
    <>
      <Select label="How often" value={chosen} options={options} onChange={choose} />
      {chosen === 'custom' ? <CustomRhythm {...{ rrule, startsOn, settings, onChange }} /> : null}
    </>
  );
}

/** A rule of one's own: every so many days, weeks, months or years, on which of them, until when. */
export function CustomRhythm({ rrule, startsOn, settings, onChange }: CadenceSelectProps) {
  const rule = readRecurrence(rrule);
  if (typeof rule === 'string') return null;
  const chooseUnit = (frequency: Frequency) =>
    onChange(writeRecurrence(ruleFor(choices[frequency], startsOn, rule)));
  return (
    <div className="stack gap-8">
      <Select label="Counted in" value={rule.frequency} options={units} onChange={chooseUnit} />
      <RepeatDetails
        value={{ repeatRule: rrule, repeatMode: 'schedule' }}
        onChange={({ repeatRule }) => (repeatRule ? onChange(repeatRule) : undefined)}
        date={startsOn}
        settings={settings}
        repeatFrom={null}
        isAlwaysScheduled
      />
    </div>
  );
}
