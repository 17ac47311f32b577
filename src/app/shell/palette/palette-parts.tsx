import {
  FolderOpen,
  ListChecks,
  MessageSquare,
  NotebookPen,
  Paperclip,
  ShieldBan,
  ShieldCheck,
  StickyNote,
} from 'lucide-react';
import { formatRowDate } from '#client/words/format-dates.ts';
import { dayNotes } from '#domains/around/agenda/day-notes/data.ts';
import { attachments } from '#domains/around/attachments/data.ts';
import { brandLogEntries } from '#domains/business/brands/log/data.ts';
import { exclusivities } from '#domains/business/campaigns/exclusivities/data.ts';
import { clauseName } from '#domains/business/campaigns/exclusivities/rules.ts';
import { requirements } from '#domains/business/campaigns/requirements/data.ts';
import { usageRights } from '#domains/business/campaigns/usage-rights/data.ts';
import { rightLabels } from '#domains/business/campaigns/usage-rights/rules.ts';
import { comments } from '#domains/around/comments/data.ts';
import { plainText } from '#domains/around/comments/rules.ts';
import { inspirationCollections } from '#domains/making/inspirations/collections/data.ts';
import { namesByUser } from '#domains/people/workspaces/members/use-member-names.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { inBrand, inCampaign, openParent, subjectOf } from './palette-parents.ts';
import { findsRecords, type PaletteSource } from './palette-source.ts';

const maxShown = 200;

/**
 * What is told of other records and of days. Each is found, and opens what it is seen on; none is
 * offered by itself.
 */
export const partSources: readonly PaletteSource[] = [
  findsRecords(requirements, {
    label: 'Requirements',
    noun: 'Requirement',
    icon: <ListChecks />,
    titleOf: ({ text }) => text,
    look: ({ campaignId }) => ({ parent: inCampaign(campaignId) }),
    isQuiet: true,
    open: openParent,
  }),
  findsRecords(usageRights, {
    label: 'Usage rights',
    noun: 'Usage right',
    icon: <ShieldCheck />,
    titleOf: ({ kind }) => rightLabels[kind],
    besides: ({ territory }) => territory,
    look: ({ campaignId, endsOn }) => ({ on: endsOn, parent: inCampaign(campaignId) }),
    isQuiet: true,
    open: openParent,
  }),
  findsRecords(exclusivities, {
    label: 'Exclusivity',
    noun: 'Exclusivity',
    icon: <ShieldBan />,
    titleOf: clauseName,
    look: ({ campaignId, endsOn }) => ({ on: endsOn, parent: inCampaign(campaignId) }),
    isQuiet: true,
    open: openParent,
  }),
  findsRecords(brandLogEntries, {
    label: 'Contact log',
    noun: 'Log entry',
    icon: <NotebookPen />,
    titleOf: ({ note }) => note.slice(0, maxShown),
    look: ({ brandId, contactedOn }) => ({ on: contactedOn, parent: inBrand(brandId) }),
    isQuiet: true,
    open: (found, navigate) => openParent(found, navigate, 'contacts'),
  }),
  findsRecords(inspirationCollections, {
    label: 'Collections',
    noun: 'Collection',
    icon: <FolderOpen />,
    titleOf: ({ name }) => name,
    look: ({ description }) => ({ meta: description }),
    isQuiet: true,
    open: ({ id }, navigate) => void navigate({ to: '/inspirations', search: { collection: id } }),
  }),
  findsRecords(attachments, {
    label: 'Files',
    noun: 'File',
    icon: <Paperclip />,
    titleOf: ({ fileName }) => fileName,
    look: (attachment) => ({ parent: subjectOf(attachment) }),
    isQuiet: true,
    open: (found, navigate) => openParent(found, navigate, 'notes'),
  }),
  findsRecords(comments, {
    label: 'Comments',
    noun: 'Comment',
    icon: <MessageSquare />,
    titleOf: ({ body }) => plainText(body, nameOf).slice(0, maxShown),
    look: (comment) => ({ parent: subjectOf(comment) }),
    isQuiet: true,
    open: (found, navigate) => openParent(found, navigate, 'notes'),
  }),
  findsRecords(dayNotes, {
    label: 'Day notes',
    noun: 'Day note',
    icon: <StickyNote />,
    titleOf: ({ text }) => text,
    look: ({ notedOn }, settings) => ({ on: notedOn, meta: formatRowDate(notedOn, settings) }),
    isQuiet: true,
    // The notes of days stand in their calendar.
    open: ({ on }, navigate) =>
      void navigate({ to: '/content-calendar', search: { date: on ?? undefined } }),
  }),
];

function nameOf(userId: string): string {
  const names = members.read(namesByUser);
  return names.get(userId) ?? (names.size > 0 ? 'Former member' : '…');
}
