import { Repeat } from 'lucide-react';
import { formatShortDate } from '#client/words/format-dates.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import type { RepeatMode } from '#domains/tasks/schema.ts';
import { readRecurrence, type Recurrence, writeRecurrence } from '#shared/recurrence/rule.ts';
import { sentenceOf } from '#shared/recurrence/sentence.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { MonthDayRadios } from './month-day-radios.tsx';
import { NumberInput } from './number-input.tsx';
import { choiceOf, type RepeatChoice, ruleFor } from './repeat-choices.ts';
import { RepeatEnd } from './repeat-end.tsx';
import { RepeatPreview } from './repeat-preview.tsx';
import { WeekdayToggles } from './weekday-toggles.tsx';
import './repeat-field.css';

/** How something repeats, as the form holds it. */
export interface RepeatValue {
  repeatRule: string | null;
  repeatMode: RepeatMode;
}

interface RepeatProps {
  value: RepeatValue;
  onChange: (value: RepeatValue) => void;
  /** The day it begins on. */
  date: string;
  settings: DaySettings;
}

const choices: { value: RepeatChoice | 'none'; label: string }[] = [
  { value: 'none', label: 'Does not repeat' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekdays', label: 'Every weekday' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];
const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
const maxInterval = 999;

/** Chooses whether and how often something repeats. */
export function RepeatSelect({ error, ...repeat }: RepeatProps & { error: string | undefined }) {
  return (
    <Field label="Repeat" error={error}>
      <RepeatChoices {...repeat} />
    </Field>
  );
}

/** The choice itself, for whatever names it. */
export function RepeatChoices({ value, onChange, date, settings }: RepeatProps) {
  const rule = read(value);
  const choice = rule ? choiceOf(rule) : 'none';
  function choose(next: RepeatChoice | 'none') {
    if (next === 'custom' || next === choice) return;
    const made = next === 'none' ? null : writeRecurrence(ruleFor(next, date, rule));
    onChange({ ...value, repeatRule: made });
  }
  const custom =
    rule && choice === 'custom'
      ? [{ value: 'custom' as const, label: words(value, settings, date) }]
      : [];
  return (
    <Select
      label="Repeat"
      value={choice}
      onChange={choose}
      options={[...choices, ...custom]}
      renderValue={(option) => (
        <>
          <Repeat aria-hidden="true" />
          <span className="trunc">{option?.label}</span>
        </>
      )}
    />
  );
}

/** The rest of a rule: how often, on which days, until when; with the dates that come of it. */
export function RepeatDetails({
  value,
  onChange,
  date,
  settings,
  repeatFrom,
  isAlwaysScheduled = false,
}: RepeatProps & {
  repeatFrom: string | null;
  /** What is not completed cannot be counted from that. */
  isAlwaysScheduled?: boolean;
}) {
  const rule = read(value);
  if (!rule) return null;
  const set = (changes: Partial<Recurrence>) =>
    onChange({ ...value, repeatRule: writeRecurrence({ ...rule, ...changes }) });
  const choice = choiceOf(rule);
  const unit = units[rule.frequency];
  return (
    <div className="repeat stack top gap-10" role="group" aria-label="How it repeats">
      {choice === 'weekdays' || choice === 'custom' ? null : (
        <div className="repeat-row row wraps">
          <span>Every</span>
          <NumberInput
            label={`Every how many ${unit}s`}
            value={rule.interval}
            max={maxInterval}
            onChange={(interval) => set({ interval })}
          />
          <span>{rule.interval === 1 ? unit : `${unit}s`}</span>
          {choice === 'monthly' ? <MonthDayRadios rule={rule} date={date} onChange={set} /> : null}
        </div>
      )}
      {choice === 'weekly' ? (
        <WeekdayToggles
          value={rule.byDay}
          weekStartsOn={settings.weekStartsOn}
          onChange={(byDay) => set({ byDay })}
        />
      ) : null}
      {isAlwaysScheduled ? null : (
        <Segmented
          label="Counted"
          value={value.repeatMode}
          onChange={(repeatMode) => onChange({ ...value, repeatMode })}
          options={[
            { value: 'schedule', label: 'On schedule' },
            { value: 'after-completion', label: 'After completion' },
          ]}
        />
      )}
      <div className="repeat-row row wraps">
        <RepeatEnd rule={rule} date={date} settings={settings} onChange={set} />
      </div>
      <p className="repeat-words">{words(value, settings, repeatFrom ?? date)}</p>
      <RepeatPreview value={{ ...value, plannedOn: date, repeatFrom }} settings={settings} />
    </div>
  );
}

function read({ repeatRule }: RepeatValue): Recurrence | undefined {
  const rule = readRecurrence(repeatRule ?? '');
  return typeof rule === 'string' ? undefined : rule;
}

function words(
  { repeatRule, repeatMode }: RepeatValue,
  settings: DaySettings,
  startsOn: string,
): string {
  const formatDate = (date: string) => formatShortDate(date, settings);
  const isDayFirst = settings.dateFormat === 'DMY';
  return sentenceOf(repeatRule ?? '', { repeatMode, formatDate, isDayFirst, startsOn });
}
