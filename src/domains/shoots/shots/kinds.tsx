import { Clapperboard } from 'lucide-react';
import { openRecord } from '#client/record/openers.ts';
import { partOf, recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { shots } from './data.ts';

/** What is to be shot on trips. */
export const kinds: readonly RecordKind[] = [
  recordKind(shots, {
    place: 56,
    label: 'Shots',
    noun: 'Shot',
    icon: <Clapperboard />,
    titleOf: ({ title }) => title,
    besides: ({ location }) => location,
    look: ({ shotOn, status }) => ({ on: shotOn, isDone: status !== 'todo' }),
    wholeOf: ({ tripId }) => partOf('trips', tripId),
    open: ({ id }) => openRecord({ collection: 'shots', id }),
    isOver: ({ status }) => status !== 'todo',
    isQuiet: true,
  }),
];
