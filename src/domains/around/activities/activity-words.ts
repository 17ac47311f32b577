import type { Activity } from './schema.ts';
import { type Subject, subjectEntry } from '#shared/subject.ts';
import { capitalized } from '#shared/words/capitalized.ts';

type Change = Activity['changes'][number];

/** Fields whose change is a move from one state to the next. */
const moves = new Set(['status', 'stage', 'ideaStatus', 'productStatus', 'contractStatus']);
const named = 2;
/** What may have no title of its own, by the name of its collection; of all else only a post may. */
const nameless: Readonly<Record<string, string>> = { exclusivities: 'an exclusivity clause' };

type Line = Pick<Activity, 'verb' | 'title' | 'changes' | 'recordId' | 'recordDomain'>;

/** How people are called, and the stages of content in this workspace. */
interface Names {
  person: (userId: string) => string;
  stages: Readonly<Record<string, string>>;
}

/** What somebody did, after their name: 'moved to In progress', 'added Kit, laid flat'. */
export function activityWords(activity: Line, subject: Subject, { person, stages }: Names): string {
  const { verb, changes, recordId } = activity;
  const isSelf = subjectEntry(subject)?.[1] === recordId;
  const it = isSelf ? '' : ` ${called(activity)}`;
  if (verb === 'created') return isSelf ? 'created this' : `added${it}`;
  if (verb === 'deleted') return isSelf ? 'deleted this' : `deleted${it}`;
  if (verb === 'restored') return isSelf ? 'brought this back' : `brought back${it}`;
  // What follows from a move, such as its date, goes without saying.
  const move = changes.find(({ field, to }) => moves.has(field) && typeof to === 'string');
  const to = String(move?.to);
  if (move) return `moved${it} to ${(move.field === 'stage' && stages[to]) || humanised(to)}`;
  const [only] = changes;
  if (changes.length === 1 && only) return oneChange(only, it && ` of${it}`, person);
  const words = changes.map(({ field }) => fieldWords(field));
  const rest = words.length - named;
  const list =
    rest > 0 ? `${words.slice(0, named).join(', ')} and ${rest} more` : words.join(' and ');
  return `changed ${list}${it && ` of${it}`}`;
}

function called({ title, recordDomain }: Pick<Activity, 'title' | 'recordDomain'>): string {
  // An invoice has the title of its deal: 'moved Rain Shell to Issued' would tell of that.
  if (recordDomain === 'invoices') return `the invoice for ${title}`;
  return titled(title) || (nameless[recordDomain] ?? 'a post');
}

// Of rights the title is their kind, as it is stored: 'organic_repost'.
function titled(title: string): string {
  return /^[a-z]+(_[a-z]+)+$/.test(title) ? humanised(title) : title;
}

function oneChange({ field, to }: Change, ofIt: string, person: Names['person']): string {
  const what = `${fieldWords(field)}${ofIt}`;
  if (field.endsWith('UserId'))
    return typeof to === 'string' ? `made ${person(to)} ${what}` : `cleared ${what}`;
  if (to === null || to === '') return `cleared ${what}`;
  if (typeof to === 'boolean') return `switched ${what} ${to ? 'on' : 'off'}`;
  // An id or an amount without its currency says nothing to a person.
  if (to === undefined || /(Id|Minor|At|On)$/.test(field)) return `changed ${what}`;
  return `changed ${what} to ${humanised(String(to))}`;
}

/** 'in-progress' and 'in_progress' → 'In progress'; words that people wrote stay as they are. */
function humanised(value: string): string {
  if (!/^[a-z]+([_-][a-z]+)*$/.test(value)) return value;
  return capitalized(value.replaceAll(/[_-]/g, ' '));
}

/** 'draftDueOn' → 'draft due date', 'feeMinor' → 'fee', 'liveUrl' → 'live link', 'assigneeUserId' → 'assignee'. */
export function fieldWords(field: string): string {
  return field
    .replace(/(UserId|Id|Minor|(?<=^(?:logo|cover|avatar))Url)$/, '')
    .replace(/Url$/, 'Link')
    .replace(/^triggeredOn$/, 'milestoneDate')
    .replace(/On$/, 'Date')
    .replace(/At$/, 'Time')
    .replace(/^(is|has|owes|requires)(?=[A-Z])/, '')
    .replace(/^campaignName$/, 'name')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
}
