import { MessageSquare } from 'lucide-react';
import { comments } from './data.ts';
import { plainText } from './rules.ts';
import { namesByUser } from '#domains/people/workspaces/members/use-member-names.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { recordKind, type RecordKind, openWhole, subjectOf } from '#client/record/record-kind.ts';

const maxShown = 200;

/** Comments, which are found with what they are about. */
export const kinds: readonly RecordKind[] = [
  recordKind(comments, {
    place: 210,
    label: 'Comments',
    noun: 'Comment',
    icon: <MessageSquare />,
    titleOf: ({ body }) => plainText(body, nameOf).slice(0, maxShown),
    wholeOf: subjectOf,
    isQuiet: true,
    open: (found, navigate) => openWhole(found, navigate, 'notes'),
  }),
];

function nameOf(userId: string): string {
  const names = members.read(namesByUser);
  return names.get(userId) ?? (names.size > 0 ? 'Former member' : '…');
}
