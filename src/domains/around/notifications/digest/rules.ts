import { timeText } from '#shared/clock.ts';
import { pathInWorkspace, placeOf } from '#shared/places.ts';
import type { AgendaRow } from '#domains/around/agenda/schema.ts';

/** Something that is due, with the workspace it is in; its name only if that has to be said. */
export type DueRow = Pick<
  AgendaRow,
  'date' | 'time' | 'kind' | 'title' | 'record' | 'parent' | 'isOverdue'
> & {
  /** The campaign it belongs to: 'Full fee' alone says little. */
  campaign: string | null;
  workspaceId: string | null;
  workspace: string | null;
};

/** A notification that waited for the digest. */
export interface Collected {
  words: string;
  path: string;
  workspaceId: string | null;
}

export interface Digest {
  /** The day of the person whom it is for. */
  day: string;
  due: readonly DueRow[];
  collected: readonly Collected[];
  timeFormat: '12' | '24';
  /** Address of a page of the app. */
  link: (path: string) => string;
}

const shown = 25;

/** What the digest of a day says, or null on a day that asks for nothing. */
export function digestText(digest: Digest): { subject: string; text: string } | null {
  const { day, due, collected, link } = digest;
  const today = due.filter(({ isOverdue }) => !isOverdue);
  const overdue = due.filter(({ isOverdue }) => isOverdue);
  const parts = [
    {
      title: 'Due today',
      rows: today.map((row) => lineOf(row, digest)),
      count: `${today.length} due today`,
    },
    {
      title: 'Overdue',
      rows: overdue.map((row) => lineOf(row, digest)),
      count: `${overdue.length} overdue`,
    },
    {
      title: 'New',
      rows: collected.map(
        (one) => `${one.words}\n${link(pathInWorkspace(one.path, one.workspaceId))}`,
      ),
      count: `${collected.length} new`,
    },
  ].filter(({ rows }) => rows.length > 0);
  if (parts.length === 0) return null;
  const counts = parts.map(({ count }) => count).join(', ');
  return {
    subject: `${weekdayOf(day)}: ${counts}`,
    text: [
      ...parts.map(({ title, rows }) => [title.toUpperCase(), ...cut(rows)].join('\n\n')),
      `Your day: ${link('/dashboard')}`,
    ].join('\n\n'),
  };
}

function cut(rows: readonly string[]): string[] {
  const more = rows.length - shown;
  return more > 0 ? [...rows.slice(0, shown), `… and ${more} more`] : [...rows];
}

function lineOf(row: DueRow, { timeFormat, link, day }: Digest): string {
  const when = row.isOverdue ? agoText(row.date, day) : row.time && timeText(row.time, timeFormat);
  const what = [when, kindWords.get(row.kind), row.workspace].filter(Boolean).join(', ');
  const whole = [row.title, row.campaign !== row.title && row.campaign].filter(Boolean).join(', ');
  return `${whole}${what ? ` (${what})` : ''}\n${link(pathInWorkspace(pathOf(row), row.workspaceId))}`;
}

const kindWords = new Map([
  ['deadline', 'deadline'],
  ['post', 'to post'],
  ['draft-due', 'draft due'],
  ['go-live', 'goes live'],
  ['payment-due', 'payment'],
  ['product-expected', 'product expected'],
  ['next-action', 'next step'],
  ['follow-up', 'follow up'],
  ['affiliate-expiry', 'affiliate link ends'],
  ['right-ends', 'usage rights end'],
  ['exclusivity-starts', 'exclusivity begins'],
  ['exclusivity-ends', 'exclusivity ends'],
]);

function pathOf({ date, record, parent }: DueRow): string {
  if (!record) return '/dashboard';
  if (record.collection === 'tasks') return `/day/${date}?task=${record.id}`;
  // Where a post is seen, with what there is to do to post it.
  if (record.collection === 'posts' && parent) return `/content/${parent.id}?post=${record.id}`;
  if (record.collection === 'affiliate-links') return '/affiliate-links';
  return placeOf({ domain: (parent ?? record).collection, id: (parent ?? record).id });
}

function agoText(date: string, day: string): string {
  const { days } = Temporal.PlainDate.from(date).until(day, { largestUnit: 'days' });
  return days === 1 ? 'since yesterday' : `for ${days} days`;
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function weekdayOf(day: string): string {
  return names[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? '';
}
