import { newId } from '#shared/ids.ts';
import type { WorkspaceType } from '#domains/people/workspaces/schema.ts';
import type { ApprovalState, ContentItem, ContentStep, RoadStage, Stage } from './schema.ts';

/** Whether a workspace asks that somebody agrees before an item is scheduled. */
export type ApprovalMode = 'none' | 'optional' | 'required';

export interface Staged {
  stage: Stage;
  archivedFrom: RoadStage | null;
  publishedOn: string | null;
  approvalState: ApprovalState;
  checklist: readonly ContentStep[];
}

export interface StagedPost {
  id: string;
  status: 'draft' | 'ready' | 'posted' | 'skipped';
  plannedOn: string | null;
  postedAt: string | null;
}

/** What a move depends on besides its item. */
export interface MoveFacts {
  posts: readonly StagedPost[];
  approvalMode: ApprovalMode;
  /** The day and the zone of whoever moves it. */
  today: string;
  timeZone: string;
}

export const needsDateText = 'Give it a date first';
export const needsApprovalText = 'Needs approval';

/** Why an item may not go to a stage; null if it may. */
export function refusalOfMove(item: Staged, to: Stage, facts: MoveFacts): string | null {
  if (to === item.stage) return null;
  if (item.stage === 'archived')
    return to === item.archivedFrom ? null : 'It goes back to where it was archived';
  if (to !== 'scheduled') return null;
  if (!facts.posts.some(({ plannedOn }) => plannedOn !== null)) return needsDateText;
  const isMissing = facts.approvalMode === 'required' && item.approvalState !== 'approved';
  return isMissing ? needsApprovalText : null;
}

/** What else changes when an item goes to another stage. */
export interface Moved {
  archivedFrom: RoadStage | null;
  publishedOn: string | null;
  /** Only the posts that change. */
  posts: { id: string; status: 'ready'; postedAt: null }[];
  /** It begins its work, with the steps of its series if it has none. */
  begins: boolean;
}

/** What follows from a move that nothing refuses. */
export function afterMove(item: Staged, to: Stage, facts: MoveFacts): Moved {
  const { stage, publishedOn } = item;
  if (to === stage) return { ...unmoved(item), posts: [], begins: false };
  // Archived and brought back: everything stays as it is.
  if (to === 'archived')
    return { archivedFrom: stage as RoadStage, publishedOn, posts: [], begins: false };
  if (stage === 'archived') return { archivedFrom: null, publishedOn, posts: [], begins: false };
  const returning = stage === 'published' ? 'posted' : undefined;
  const readied = to === 'scheduled' ? 'draft' : undefined;
  return {
    archivedFrom: null,
    publishedOn: to === 'published' ? publishingDay(facts) : null,
    posts: facts.posts
      .filter(({ status }) => status === returning || status === readied)
      .map(({ id }) => ({ id, status: 'ready', postedAt: null })),
    begins: stage === 'idea' && item.checklist.length === 0,
  };
}

type Stay = Pick<ContentItem, 'stage' | 'stageEnteredAt' | 'stageSeconds'>;

/** How long an item was in each stage, now that it leaves the one it is in. */
export function secondsAfterStay(item: Stay, now: string): ContentItem['stageSeconds'] {
  const { stage, stageEnteredAt, stageSeconds } = item;
  // What is archived waits for nobody's work.
  if (stage === 'archived') return stageSeconds;
  const stay = Math.round((Date.parse(now) - Date.parse(stageEnteredAt)) / 1000);
  return { ...stageSeconds, [stage]: (stageSeconds[stage] ?? 0) + Math.max(0, stay) };
}

/** The steps that a series gives to an item which begins its work. */
export function stepsOf(series: { checklist: readonly string[] } | undefined): ContentStep[] {
  const titles = series?.checklist ?? [];
  return titles.map((title) => ({ id: newId(), title, isDone: false, assigneeUserId: null }));
}

/** Who has an item that nobody was given: where several work together, whoever adds it. */
export function usualAssignee(type: WorkspaceType | undefined, userId: string | null) {
  return type === undefined || type === 'personal' ? null : userId;
}

function unmoved({ archivedFrom, publishedOn }: Staged) {
  return { archivedFrom, publishedOn };
}

/** The day of the first post that is posted; without one the day it is. */
export function publishingDay(facts: Pick<MoveFacts, 'posts' | 'today' | 'timeZone'>): string {
  const days = facts.posts.flatMap(({ postedAt }) =>
    postedAt ? dayOf(postedAt, facts.timeZone).toString() : [],
  );
  return days.toSorted()[0] ?? facts.today;
}

/** Why somebody may not bring an approval to a state; null if they may. */
export function refusalOfApproval(
  from: ApprovalState,
  to: ApprovalState,
  mayDecide: boolean,
): string | null {
  if (to === 'requested' && from === 'approved') return 'This is approved already';
  if (to === 'none' || to === 'requested') return null;
  return mayDecide ? null : 'Only an owner, an admin or an approver decides this';
}

interface Ordered {
  id: string;
  sortOrder: number;
  stageEnteredAt: string;
}

/** The order of a column: as somebody put the cards, then the latest first. */
export function byPlace(one: Ordered, other: Ordered): number {
  return (
    one.sortOrder - other.sortOrder ||
    other.stageEnteredAt.localeCompare(one.stageEnteredAt) ||
    other.id.localeCompare(one.id)
  );
}

/**
 * The places that bring an item before another one of a column, or with null behind all: one of its
 * own between its new neighbours, and where they share theirs, new ones for the column.
 */
export function placesInColumn(
  column: readonly Ordered[],
  id: string,
  before: string | null,
): { id: string; sortOrder: number }[] {
  const others = column.filter((item) => item.id !== id);
  const found = others.findIndex((item) => item.id === before);
  const at = before === null || found < 0 ? others.length : found;
  const [above, below] = [others[at - 1]?.sortOrder, others[at]?.sortOrder];
  if (above === undefined && below === undefined) return [{ id, sortOrder: 0 }];
  if (above === undefined) return [{ id, sortOrder: (below ?? 0) - 1 }];
  if (below === undefined) return [{ id, sortOrder: above + 1 }];
  const middle = (above + below) / 2;
  if (above < middle && middle < below) return [{ id, sortOrder: middle }];
  const order = others.toSpliced(at, 0, { id, sortOrder: Number.NaN, stageEnteredAt: '' });
  return order.flatMap((item, place) =>
    item.sortOrder === place ? [] : [{ id: item.id, sortOrder: place }],
  );
}

/** The steps with one of them at another place; undefined if there is no such place. */
export function movedStep(
  steps: readonly ContentStep[],
  id: string,
  to: number,
): ContentStep[] | undefined {
  const from = steps.findIndex((step) => step.id === id);
  const step = steps[from];
  if (!step || to === from || to < 0 || to >= steps.length) return undefined;
  return steps.toSpliced(from, 1).toSpliced(to, 0, step);
}

/** The day it is for whoever looks, and their zone. */
interface Here {
  today: string;
  timeZone: string;
}

/** How many days of the calendar an item has stood in its stage. */
export function daysInStage(stageEnteredAt: string, { today, timeZone }: Here): number {
  const { days } = dayOf(stageEnteredAt, timeZone).until(today, { largestUnit: 'days' });
  return Math.max(0, days);
}

/** Stages in which somebody works; what is scheduled only waits for its day. */
const stagesOfWork: ReadonlySet<Stage> = new Set([
  'planning',
  'scripting',
  'filming',
  'editing',
  'review',
]);

/** Whether an item has stood in a stage of work for more days than the workspace allows. */
export function isStuck(
  { stage, stageEnteredAt }: Pick<ContentItem, 'stage' | 'stageEnteredAt'>,
  here: Here,
  staleAfterDays: number,
): boolean {
  return stagesOfWork.has(stage) && daysInStage(stageEnteredAt, here) > staleAfterDays;
}

function dayOf(instant: string, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** '340 words, about 2 min 15 s' at the pace of somebody who speaks. */
export function scriptLength(text: string): { words: number; seconds: number } {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return { words, seconds: Math.round((words / wordsPerMinute) * 60) };
}

const wordsPerMinute = 150;
