import { isLinkWord } from '#domains/tasks/linking/rules.ts';
import { type TimeType, timeTypes } from '#domains/tasks/schema.ts';

/** What /all-tasks keeps in its address: a reload, a link and Back show the same tasks. */
export interface TaskSearch {
  q?: string;
  /** Without it, everything. */
  status?: 'open' | 'done';
  /** Ids of categories with commas between them; 'none' for tasks without one. */
  category?: string;
  time?: TimeType;
  notes?: true;
  /** 'any', a kind such as 'campaign', or the id of a record: what the tasks are for. */
  linked?: string;
}

/** Reads the address; what it does not understand is left out. */
export function readTaskSearch(search: Record<string, unknown>): TaskSearch {
  const { status, notes } = search;
  const q = textOf(search['q']);
  const category = textOf(search['category']);
  const linked = textOf(search['linked']);
  const time = timeTypes.find((type) => type === search['time']);
  return {
    ...(q ? { q } : {}),
    ...(status === 'open' || status === 'done' ? { status } : {}),
    ...(category ? { category } : {}),
    ...(time ? { time } : {}),
    ...(notes === true || notes === 'true' ? { notes: true } : {}),
    ...(linked && isLinkWord(linked) ? { linked } : {}),
  };
}

// The router reads `?q=2026` as a number.
function textOf(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}
