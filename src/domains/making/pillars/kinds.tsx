import { Layers } from 'lucide-react';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { pillars } from './data.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';

/** Pillars and their series. */
export const kinds: readonly RecordKind[] = [
  recordKind(pillars, {
    place: 100,
    label: 'Pillars',
    noun: 'Pillar',
    icon: <Layers />,
    titleOf: ({ name }) => name,
    look: ({ color, coreQuestion }) => ({ icon: <ColorDot color={color} />, meta: coreQuestion }),
    open: (_, navigate) => void navigate({ to: '/content-pillars' }),
  }),
  recordKind(contentSeries, {
    place: 110,
    label: 'Series',
    noun: 'Series',
    icon: <Layers />,
    titleOf: ({ name }) => name,
    open: (_, navigate) => void navigate({ to: '/content-pillars' }),
  }),
];
