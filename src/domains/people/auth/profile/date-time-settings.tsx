import { Globe } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { timeOf, today } from '#client/words/dates.ts';
import { formatFieldDate, formatTime, weekdayNames } from '#client/words/format-dates.ts';
import { everyTick } from '#client/words/ticks.ts';
import { Combobox } from '#client/ui/menus/combobox.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { useSaved } from '#client/ui/fields/saved.tsx';
import { SettingRow } from '#client/ui/fields/setting-row.tsx';
import { updatePreferences } from '#domains/people/auth/data.ts';
import type { Preferences, Profile } from '#domains/people/auth/schema.ts';
import { clockOf } from '#shared/clock.ts';
import { timeZoneGroups } from './time-zones.ts';

const savedForMs = 2_000;
const watchMinute = everyTick(60_000);
const afternoon = '14:30';

const dateFormats = [
  { value: 'MDY', label: 'MM/DD/YYYY' },
  { value: 'DMY', label: 'DD/MM/YYYY' },
  { value: 'YMD', label: 'YYYY-MM-DD' },
] as const;
const timeFormats = [
  { value: '12', label: '12-hour' },
  { value: '24', label: '24-hour' },
] as const;
const weekdays = weekdayNames.map((label, index) => ({ value: String(index), label }));
const halfHours = Array.from({ length: 13 }, (_, index) => index * 30);

/** Zone, formats, and where weeks and days begin; each is saved and in force as it is chosen. */
export function DateTimeSettings({ user }: { user: Profile }) {
  const [saved, tellSaved] = useSaved(savedForMs);
  const now = useSyncExternalStore(watchMinute, () => minuteIn(user.timeZone));

  async function save(changes: Partial<Preferences>) {
    const result = await updatePreferences(changes);
    if (result.ok) tellSaved();
  }

  return (
    <Disclosure title="Date & Time" end={saved}>
      <SettingRow label="Timezone" example={`Now ${formatTime(now, user)}`}>
        <div className="setting-select">
          <Combobox
            label="Timezone"
            placeholder="Search time zones"
            icon={<Globe aria-hidden="true" />}
            value={user.timeZone}
            groups={timeZoneGroups(user.timeZone)}
            emptyText={(typed) => `No time zone is called “${typed}”. Try a city, like Paris.`}
            onChange={(timeZone) => void save({ timeZone })}
          />
        </div>
      </SettingRow>
      <SettingRow label="Date format" example={formatFieldDate(today(user.timeZone), user)}>
        <Segmented
          label="Date format"
          value={user.dateFormat}
          options={dateFormats}
          onChange={(dateFormat) => void save({ dateFormat })}
        />
      </SettingRow>
      <SettingRow label="Time format" example={formatTime(afternoon, user)}>
        <Segmented
          label="Time format"
          value={user.timeFormat}
          options={timeFormats}
          onChange={(timeFormat) => void save({ timeFormat })}
        />
      </SettingRow>
      <SettingRow label="Week starts on">
        <div className="setting-select">
          <Select
            label="Week starts on"
            value={String(user.weekStartsOn)}
            options={weekdays}
            onChange={(day) => void save({ weekStartsOn: Number(day) })}
          />
        </div>
      </SettingRow>
      <SettingRow
        label="Day starts at"
        hint="What you finish before then counts for the day before."
      >
        <div className="setting-select">
          <Select
            label="Day starts at"
            value={String(user.dayStartsAtMinutes)}
            options={halfHours.map((minutes) => ({
              value: String(minutes),
              label: formatTime(clockOf(minutes), user),
            }))}
            onChange={(minutes) => void save({ dayStartsAtMinutes: Number(minutes) })}
          />
        </div>
      </SettingRow>
    </Disclosure>
  );
}

function minuteIn(timeZone: string): string {
  return timeOf(Temporal.Now.instant().toString(), timeZone);
}
