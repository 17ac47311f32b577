import { Luggage } from 'lucide-react';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { packingTemplates } from './data.ts';

/** Packing templates. */
export const kinds: readonly RecordKind[] = [
  recordKind(packingTemplates, {
    place: 59,
    label: 'Packing Templates',
    noun: 'Packing template',
    icon: <Luggage />,
    titleOf: ({ name }) => name,
    besides: ({ description }) => description,
    open: ({ id }, navigate) =>
      void navigate({ to: '/templates/$templateId/items', params: { templateId: id } }),
  }),
];
