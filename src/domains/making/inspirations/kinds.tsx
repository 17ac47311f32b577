import { Bookmark, FolderOpen } from 'lucide-react';
import { inspirations } from './data.ts';
import { inspirationCollections } from '#domains/making/inspirations/collections/data.ts';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';

/** What inspires, and the collections that it is kept in. */
export const kinds: readonly RecordKind[] = [
  recordKind(inspirations, {
    place: 90,
    label: 'Inspirations',
    noun: 'Inspiration',
    icon: <Bookmark />,
    titleOf: ({ title }) => title,
    look: ({ creatorHandle, why }) => ({ meta: creatorHandle || why }),
    open: ({ id }, navigate) => void navigate({ to: '/inspirations', search: { inspiration: id } }),
  }),
  recordKind(inspirationCollections, {
    place: 190,
    label: 'Collections',
    noun: 'Collection',
    icon: <FolderOpen />,
    titleOf: ({ name }) => name,
    look: ({ description }) => ({ meta: description }),
    isQuiet: true,
    open: ({ id }, navigate) => void navigate({ to: '/inspirations', search: { collection: id } }),
  }),
];
