import { type RuleDay, type WeekdayCode, weekdayCodes } from '#shared/recurrence/rule.ts';
import './weekday-toggles.css';

const names: Record<WeekdayCode, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

interface WeekdayTogglesProps {
  value: readonly RuleDay[];
  /** 0 is Sunday. */
  weekStartsOn: number;
  onChange: (days: RuleDay[]) => void;
}

/** The days of a week, each on or off; the last one stays on. */
export function WeekdayToggles({ value, weekStartsOn, onChange }: WeekdayTogglesProps) {
  const first = (weekStartsOn + weekdayCodes.length - 1) % weekdayCodes.length;
  const ordered = [...weekdayCodes.slice(first), ...weekdayCodes.slice(0, first)];
  const chosen = new Set(value.map(({ weekday }) => weekday));
  function toggle(code: WeekdayCode) {
    const next = weekdayCodes.filter((one) => (one === code ? !chosen.has(one) : chosen.has(one)));
    if (next.length > 0) onChange(next.map((weekday) => ({ nth: 0, weekday })));
  }
  return (
    <div className="repeat-days" role="group" aria-label="On these days">
      {ordered.map((code) => (
        <button
          key={code}
          type="button"
          className="repeat-day"
          aria-pressed={chosen.has(code)}
          title={names[code]}
          onClick={() => toggle(code)}
        >
          <span aria-hidden="true">{names[code].slice(0, 2)}</span>
          <span className="sr">{names[code]}</span>
        </button>
      ))}
    </div>
  );
}
