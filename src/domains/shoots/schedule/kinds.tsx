import { CalendarClock } from 'lucide-react';
import { openRecord } from '#client/record/openers.ts';
import { partOf, recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { scheduleItems } from './data.ts';

/** What happens on the days of trips. */
export const kinds: readonly RecordKind[] = [
  recordKind(scheduleItems, {
    place: 57,
    label: 'Schedules',
    noun: 'Schedule item',
    icon: <CalendarClock />,
    titleOf: ({ title }) => title,
    besides: ({ location }) => location,
    look: ({ scheduledOn }) => ({ on: scheduledOn }),
    wholeOf: ({ tripId }) => partOf('trips', tripId),
    open: ({ id }) => openRecord({ collection: 'schedule-items', id }),
    isQuiet: true,
  }),
];
