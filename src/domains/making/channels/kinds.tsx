import { RadioTower } from 'lucide-react';
import { channels } from './data.ts';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';

/** Channels. */
export const kinds: readonly RecordKind[] = [
  recordKind(channels, {
    place: 120,
    label: 'Channels',
    noun: 'Channel',
    icon: <RadioTower />,
    titleOf: ({ name }) => name,
    look: ({ handle }) => ({ meta: handle }),
    open: (_, navigate) => void navigate({ to: '/content' }),
  }),
];
