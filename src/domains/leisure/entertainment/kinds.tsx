import { Tv } from 'lucide-react';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { entertainmentItems } from './data.ts';
import { openTitle } from './panel/title-panel-host.tsx';
import { factsOf } from './words/title-words.ts';

/** What is watched, played and listened to. */
export const kinds: readonly RecordKind[] = [
  recordKind(entertainmentItems, {
    place: 136,
    label: 'Entertainment',
    noun: 'Title',
    icon: <Tv />,
    titleOf: ({ title }) => title,
    besides: ({ creator, venue }) => `${creator} ${venue}`,
    look: (item) => ({ meta: factsOf(item) }),
    isOver: ({ status }) => status === 'completed' || status === 'dropped',
    open: ({ id }) => openTitle({ titleId: id }),
  }),
];
