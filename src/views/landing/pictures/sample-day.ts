import { KeyRound, PackageCheck, Send, Wallet } from 'lucide-react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { categoryFields } from '#domains/tasks/categories/schema.ts';
import { taskFields } from '#domains/tasks/schema.ts';
import type { AlsoDue } from '#views/day/also-due-groups.ts';
import { nothing, sampled, sampleDay, sampleMoment } from './sample-record.ts';

const shoot = sampled(categoryFields, { name: 'Shoot', color: 'red', sortOrder: 0 });
const writing = sampled(categoryFields, { name: 'Writing', color: 'teal', sortOrder: 1 });
const brandWork = sampled(categoryFields, { name: 'Brand work', color: 'orange', sortOrder: 2 });
const money = sampled(categoryFields, { name: 'Money', color: 'green', sortOrder: 3 });
const editing = sampled(categoryFields, { name: 'Editing', color: 'purple', sortOrder: 4 });
const community = sampled(categoryFields, { name: 'Community', color: 'pink', sortOrder: 5 });
export const sampleCategories = [shoot, writing, brandWork, money, editing, community];

const today = { plannedOn: sampleDay };
const done = { ...today, completedAt: sampleMoment };

/** The tasks of the day; each call makes other records, because a page names each only once. */
export const sampleTasks = () => [
  sampled(taskFields, {
    ...done,
    title: 'Walk, voice memo for the next letter',
    categoryId: writing.id,
    timeType: 'start-only',
    startTime: '07:30',
  }),
  sampled(taskFields, {
    ...done,
    title: 'Charge batteries, format both cards',
    categoryId: shoot.id,
    timeType: 'due-by',
    dueTime: '09:00',
  }),
  sampled(taskFields, {
    ...done,
    title: 'Reply to Ovenbird, round-two notes',
    categoryId: brandWork.id,
    timeType: 'time-of-day',
    timeOfDay: 'morning',
  }),
  sampled(taskFields, {
    ...today,
    title: 'Film Halden rain-shell reel, harbour wall',
    categoryId: shoot.id,
    notes: 'Wides first, while the tide is in.',
    timeType: 'start-end',
    startTime: '11:00',
    endTime: '13:30',
  }),
  sampled(taskFields, {
    ...today,
    title: 'Call Pilo about the usage extension',
    categoryId: brandWork.id,
    notes: 'Thirty days more, paid use.',
    timeType: 'start-only',
    startTime: '14:30',
  }),
  sampled(taskFields, {
    ...today,
    title: 'Send Kettle & Rye invoice 0147',
    categoryId: money.id,
    timeType: 'due-by',
    dueTime: '17:00',
  }),
  sampled(taskFields, {
    ...today,
    title: 'Captions for the lentil dal reel',
    categoryId: editing.id,
    timeType: 'time-of-day',
    timeOfDay: 'evening',
  }),
  sampled(taskFields, {
    ...today,
    title: 'Answer 20 comments on the orzo video',
    categoryId: community.id,
  }),
];

/** What is planned and late besides, for the counts of the sidebar. */
export const otherTasks = [
  '2025-09-17',
  '2025-09-17',
  '2025-09-17',
  '2025-09-17',
  '2025-09-12',
].map((plannedOn) => sampled(taskFields, { title: 'Edit the tide reel', plannedOn }));

const times = { startTime: null, endTime: null, dueTime: null, timeOfDay: null };

type Due = Pick<CalendarEntry, 'title' | 'detail' | 'value' | 'status'> & { at?: string };

function due({ at, ...entry }: Due): CalendarEntry {
  return {
    ...times,
    ...entry,
    dueTime: at ?? null,
    id: entry.title,
    layerId: '',
    color: undefined,
    date: sampleDay,
    isDone: false,
    actions: { noun: '', open: nothing },
  };
}

export const sampleDue: AlsoDue = {
  open: 7,
  others: 0,
  groups: [
    {
      label: 'Deliverables',
      icon: PackageCheck,
      entries: [
        due({
          title: 'Caption and tags, part 1',
          detail: 'Ovenbird · TikTok',
          at: '15:00',
          status: { text: 'Approved', tone: 'ok' },
        }),
        due({
          title: 'First cut, rain-shell reel',
          detail: 'Halden · 1 Reel, for approval',
          at: '18:00',
          status: { text: 'In edit', tone: 'warn' },
        }),
      ],
    },
    {
      label: 'To publish',
      icon: Send,
      entries: [
        due({
          title: 'One-pan orzo, four ways',
          detail: 'TikTok · Weeknight food',
          at: '12:00',
          status: { text: 'Scheduled', tone: 'ok' },
        }),
        due({
          title: 'Letter 61: what the tide left',
          detail: 'Newsletter · Road notes',
          at: '16:00',
          status: { text: 'Not scheduled', tone: 'warn' },
        }),
      ],
    },
    {
      label: 'Payments',
      icon: Wallet,
      entries: [
        due({
          title: 'Kettle & Rye, invoice 0147',
          detail: 'Slow mornings · net 30',
          value: '+$1,800.00',
          status: { text: 'To send', tone: 'warn' },
        }),
        due({
          title: 'Halden, deposit',
          detail: 'Rain shell launch · half up front',
          value: '+$900.00',
          status: { text: 'Invoiced', tone: 'faint' },
        }),
      ],
    },
    {
      label: 'Rights',
      icon: KeyRound,
      entries: [
        due({
          title: 'Paid use of the tide reel ends',
          detail: 'Halden · 30 days',
          status: { text: 'Renewal not agreed', tone: 'faint' },
        }),
      ],
    },
  ],
};
