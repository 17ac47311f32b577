import { type ReactNode, useState } from 'react';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { Button } from '#client/ui/button.tsx';
import { weekday } from '#client/words/dates.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import { addSeries } from '#views/pillars/series-actions.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { WeekdayToggles } from '#domains/tasks/repeating/weekday-toggles.tsx';
import { emptyRule, type RuleDay, weekdayCodes, writeRecurrence } from '#shared/recurrence/rule.ts';
import { EmptyBand } from '#views/calendar/empty-band.tsx';

const usual: readonly RuleDay[] = (['TU', 'TH', 'SU'] as const).map((code) => ({
  nth: 0,
  weekday: code,
}));
const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const hasRhythm = (rows: readonly ContentSeries[]) =>
  rows.some(({ isActive, repeatRule }) => isActive && repeatRule !== null);

interface Rhythm {
  /** Asks for the days on which posts go out; nothing once there are some, or nobody wants them. */
  offer: ReactNode;
  /** Whether a post would wait on a day, were the rhythm kept. */
  wants: (date: string) => boolean;
}

/** The rhythm of a calendar that has none yet: days are chosen, and become open slots. */
export function useRhythm(isEmpty: boolean, { today, weekStartsOn }: DaySettings): Rhythm {
  const key = ofUser('rhythm');
  const [isRefused, setRefused] = useState(() => remembered(key) === 'none');
  const [days, setDays] = useState(usual);
  const has = contentSeries.useRows(hasRhythm);
  if (!isEmpty || has || isRefused) return { offer: null, wants: () => false };

  function keep() {
    addSeries({
      name: 'Weekly rhythm',
      description: '',
      pillarId: null,
      repeatRule: writeRecurrence({ ...emptyRule(), frequency: 'WEEKLY', byDay: [...days] }),
      startsOn: today,
      defaultTime: null,
      channelId: null,
      defaultFormat: null,
      checklist: [],
      isActive: true,
    });
  }
  function refuse() {
    setRefused(true);
    remember(key, 'none');
  }
  const chosen = new Set(days.map((day) => (weekdayCodes.indexOf(day.weekday) + 1) % 7));
  return {
    wants: (date) => date >= today && chosen.has(weekday(date)),
    offer: (
      <EmptyBand
        title="Set a rhythm first"
        actions={
          <>
            <WeekdayToggles value={days} weekStartsOn={weekStartsOn} onChange={setDays} />
            <span>
              <Button variant="primary" size="sm" onClick={keep}>
                Keep {counts[days.length]} a week
              </Button>
              <Button variant="ghost" size="sm" onClick={refuse}>
                I post when I post
              </Button>
            </span>
          </>
        }
      >
        Open slots show on the days you choose. Press one to fill it.
      </EmptyBand>
    ),
  };
}
