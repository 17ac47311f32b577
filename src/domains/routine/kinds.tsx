import { Repeat } from 'lucide-react';
import { routineItems } from './data.ts';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';

/** What is done again and again. */
export const kinds: readonly RecordKind[] = [
  recordKind(routineItems, {
    place: 140,
    label: 'Routine',
    noun: 'Routine',
    icon: <Repeat />,
    titleOf: ({ title }) => title,
    open: (_, navigate) => void navigate({ to: '/routine' }),
  }),
];
