import { isDate } from '#shared/clock.ts';
import { type CalendarView, viewOf } from '#views/calendar/calendar-search.ts';

/** What of the content calendar is on screen, as the address keeps it: the page reads its words. */
export interface PostsSearch {
  /** Without it a month; on phones a week. */
  view?: CalendarView | undefined;
  date?: string | undefined;
  pillar?: string | undefined;
  channel?: string | undefined;
  series?: string | undefined;
  stage?: string | undefined;
  state?: string | undefined;
  assignee?: string | undefined;
  campaign?: string | undefined;
  sponsored?: true | undefined;
  /** Words of a title. */
  q?: string | undefined;
}

/** What of it narrows the posts. */
export const filterNames = [
  'pillar',
  'channel',
  'series',
  'stage',
  'state',
  'assignee',
  'campaign',
  'sponsored',
  'q',
] as const satisfies readonly (keyof PostsSearch)[];

/** Reads the address; what makes no sense is left out. */
export function postsSearch(search: Record<string, unknown>): PostsSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const { view, date } = search;
  return {
    view: viewOf(view),
    date: typeof date === 'string' && isDate(date) ? date : undefined,
    pillar: text('pillar'),
    channel: text('channel'),
    series: text('series'),
    stage: text('stage'),
    state: text('state'),
    assignee: text('assignee'),
    campaign: text('campaign'),
    q: text('q'),
    sponsored: search['sponsored'] === true || search['sponsored'] === 'true' ? true : undefined,
  };
}
