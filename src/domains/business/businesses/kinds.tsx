import { Briefcase } from 'lucide-react';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { businesses } from './data.ts';
import { businessTypeLabels } from './rules.ts';

/** Businesses. */
export const kinds: readonly RecordKind[] = [
  recordKind(businesses, {
    place: 105,
    label: 'Businesses',
    noun: 'Business',
    icon: <Briefcase />,
    titleOf: ({ name }) => name,
    look: ({ type }) => ({ meta: businessTypeLabels[type] }),
    open: ({ id }, navigate) => void navigate({ to: '/businesses/$id', params: { id } }),
  }),
];
