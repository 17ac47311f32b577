import { Paperclip } from 'lucide-react';
import { attachments } from './data.ts';
import { recordKind, type RecordKind, openWhole, subjectOf } from '#client/record/record-kind.ts';

/** Files, which are found with what they belong to. */
export const kinds: readonly RecordKind[] = [
  recordKind(attachments, {
    place: 200,
    label: 'Files',
    noun: 'File',
    icon: <Paperclip />,
    titleOf: ({ fileName }) => fileName,
    wholeOf: subjectOf,
    isQuiet: true,
    open: (found, navigate) => openWhole(found, navigate, 'notes'),
  }),
];
