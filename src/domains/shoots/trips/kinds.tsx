import { Plane } from 'lucide-react';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { trips } from './data.ts';

/** Trips. */
export const kinds: readonly RecordKind[] = [
  recordKind(trips, {
    place: 55,
    label: 'Trips',
    noun: 'Trip',
    icon: <Plane />,
    titleOf: ({ title }) => title,
    besides: ({ destination }) => destination,
    look: ({ startsOn }) => ({ on: startsOn }),
    open: ({ id }, navigate) => void navigate({ to: '/trip/$id', params: { id } }),
  }),
];
