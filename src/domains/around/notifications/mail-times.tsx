import { formatTime, weekdayNames } from '#client/words/format-dates.ts';
import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { SettingRow } from '#client/ui/fields/setting-row.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import type { Preferences, Profile } from '#domains/people/auth/schema.ts';
import { digestArrival } from './rules.ts';
import { clockOf } from '#shared/clock.ts';

const stepMinutes = 30;
const times = Array.from({ length: (24 * 60) / stepMinutes }, (_, index) => index * stepMinutes);
const daysInWeek = 7;

interface MailTimesProps {
  user: Profile;
  canMail: boolean;
  onSave: (changes: Partial<Preferences>) => void;
}

/** When mail comes: the daily digest, and the hours in which nothing does. */
export function MailTimes({ user, canMail, onSave }: MailTimesProps) {
  const timeOf = (minutes: number) => formatTime(clockOf(minutes), user);
  const arrival = digestArrival(user);
  const waits = arrival.minutes !== user.digestAtMinutes;
  const arrivalText = `${timeOf(arrival.minutes)}${arrival.isNextDay ? ' the next day' : ''}`;
  const days = Array.from(
    { length: daysInWeek },
    (_, index) => (user.weekStartsOn + index) % daysInWeek,
  );

  function toggleDay(day: number) {
    const others = user.digestWeekdays.filter((one) => one !== day);
    const next = others.length < user.digestWeekdays.length ? others : [...others, day];
    // The last one stays: a digest on no day is one that is off.
    if (next.length > 0) onSave({ digestWeekdays: next.toSorted((one, other) => one - other) });
  }

  return (
    <div>
      <SettingRow
        label="Daily digest"
        hint="One e-mail with what is due today, what is overdue and what says Digest above. On a day with nothing to say there is none."
      >
        <Switch
          label="Daily digest"
          checked={canMail && user.dailyDigest}
          disabled={!canMail}
          onChange={(dailyDigest) => onSave({ dailyDigest })}
        />
      </SettingRow>
      {canMail && user.dailyDigest ? (
        <>
          <SettingRow
            label="Digest at"
            {...(waits ? { hint: `That is in your quiet hours: it comes at ${arrivalText}.` } : {})}
          >
            <TimeSelect
              label="Digest at"
              value={user.digestAtMinutes}
              timeOf={timeOf}
              onChange={(digestAtMinutes) => onSave({ digestAtMinutes })}
            />
          </SettingRow>
          <SettingRow label="Digest on">
            <Chips label="Days of the digest">
              {days.map((day) => (
                <Chip
                  key={day}
                  pressed={user.digestWeekdays.includes(day)}
                  aria-label={weekdayNames[day]}
                  onPress={() => toggleDay(day)}
                >
                  {weekdayNames[day]?.slice(0, 2)}
                </Chip>
              ))}
            </Chips>
          </SettingRow>
        </>
      ) : null}
      <SettingRow
        label="Quiet hours"
        hint={`E-mails wait until they end; only critical medicine does not. The app shows everything at once.${
          canMail && user.dailyDigest && waits ? ` Your digest comes at ${arrivalText}.` : ''
        }`}
      >
        <Switch
          label="Quiet hours"
          checked={canMail && user.quietHours}
          disabled={!canMail}
          onChange={(quietHours) => onSave({ quietHours })}
        />
        {canMail && user.quietHours ? (
          <div className="row wraps">
            <TimeSelect
              label="Quiet from"
              value={user.quietFromMinutes}
              timeOf={timeOf}
              isLeftOut={(minutes) => minutes === user.quietUntilMinutes}
              onChange={(quietFromMinutes) => onSave({ quietFromMinutes })}
            />
            <span className="sm faint" aria-hidden="true">
              to
            </span>
            <TimeSelect
              label="Quiet until"
              value={user.quietUntilMinutes}
              timeOf={timeOf}
              isLeftOut={(minutes) => minutes === user.quietFromMinutes}
              onChange={(quietUntilMinutes) => onSave({ quietUntilMinutes })}
            />
          </div>
        ) : null}
      </SettingRow>
    </div>
  );
}

interface TimeSelectProps {
  label: string;
  value: number;
  timeOf: (minutes: number) => string;
  isLeftOut?: (minutes: number) => boolean;
  onChange: (minutes: number) => void;
}

function TimeSelect({ label, value, timeOf, isLeftOut, onChange }: TimeSelectProps) {
  // A time set elsewhere may lie between the steps.
  const offered = [...new Set([...times, value])].toSorted((one, other) => one - other);
  return (
    <div className="notify-time">
      <Select
        label={label}
        value={String(value)}
        options={offered
          .filter((minutes) => !isLeftOut?.(minutes))
          .map((minutes) => ({ value: String(minutes), label: timeOf(minutes) }))}
        onChange={(minutes) => onChange(Number(minutes))}
      />
    </div>
  );
}
