import { hasNumbers } from '#domains/making/content/metrics/rules.ts';
import {
  type MetricEntry,
  type NumberName,
  numberNames,
  type PostMetric,
} from '#domains/making/content/metrics/schema.ts';
import { newId } from '#shared/ids.ts';
import { type Cells, readNumber } from './number-cells.ts';
import type { NumbersRow } from './posted-posts.ts';

/** What is typed of one post at one age. */
export type Draft = Pick<NumbersRow, 'key' | 'post' | 'age'> & { cells: Cells };
export type Drafts = ReadonlyMap<string, Draft>;

/** What somebody typed into one cell. */
export interface Typed {
  row: NumbersRow;
  name: NumberName;
  text: string;
}

/** The drafts with some cells more. */
export function withTyped(drafts: Drafts, typed: readonly Typed[]): Drafts {
  const next = new Map(drafts);
  for (const { row, name, text } of typed) {
    const { key, post, age } = row;
    next.set(key, { key, post, age, cells: { ...next.get(key)?.cells, [name]: text } });
  }
  return next;
}

/** The drafts with what could not be saved back in them; what was typed into a cell since stays. */
export function withRefused(drafts: Drafts, refused: Drafts): Drafts {
  const next = new Map(drafts);
  for (const [key, draft] of refused)
    next.set(key, { ...draft, cells: { ...draft.cells, ...drafts.get(key)?.cells } });
  return next;
}

/** What is wrong with a cell that is typed in. */
export function problemIn(cells: Cells | undefined, name: NumberName): string | undefined {
  const text = cells?.[name];
  const value = text === undefined ? null : readNumber(name, text);
  return typeof value === 'object' ? value?.error : undefined;
}

type Said = Partial<Record<NumberName, number | null>>;

/** The numbers that are to be saved, how many there are, and the first sentence of what is none. */
export interface ToSave {
  entries: MetricEntry[];
  count: number;
  /** Of how many posts. */
  posts: number;
  problem: string | undefined;
}

/** What the drafts say that is not stored already. Numbers read before keep the day of that. */
export function toSave(
  drafts: Drafts,
  metrics: ReadonlyMap<string, PostMetric>,
  readOn: string,
): ToSave {
  const all: ToSave = { entries: [], count: 0, posts: 0, problem: undefined };
  for (const { key, post, age, cells } of drafts.values()) {
    const metric = metrics.get(key);
    const said: Said = {};
    for (const name of numberNames) {
      const text = cells[name];
      if (text === undefined) continue;
      const value = readNumber(name, text);
      if (typeof value === 'object' && value) all.problem ??= value.error;
      else if (value !== (metric?.[name] ?? null)) said[name] = value;
    }
    const count = Object.keys(said).length;
    if (count === 0) continue;
    all.count += count;
    const capturedOn = metric && hasNumbers(metric) ? metric.capturedOn : readOn;
    all.entries.push({ id: newId(), postId: post.id, ageLabel: age, capturedOn, ...said });
  }
  return { ...all, posts: new Set(all.entries.map(({ postId }) => postId)).size };
}
