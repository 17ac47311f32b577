import { isLinkedTo } from '#domains/tasks/linking/rules.ts';
import { type ListSearch, valuesOf } from '#client/list/list-words.ts';
import { plainWords } from '#shared/words/plain-words.ts';
import { type Task, type TimeType, timeTypes } from '#domains/tasks/schema.ts';

/** Stands for tasks without a category. */
export const noCategory = 'none';

export interface TaskFilter {
  words: readonly string[];
  /** Without it, everything. */
  status: 'open' | 'done' | undefined;
  /** Empty means any. */
  categories: ReadonlySet<string>;
  /** Empty means any. */
  times: ReadonlySet<TimeType>;
  hasNotes: boolean;
  linked: string | undefined;
}

/** The filter that an address asks for; `typed` is what stands in the search field by now. */
export function filterOf(search: ListSearch, typed: string): TaskFilter {
  return {
    words: plainWords(typed).split(/\s+/).filter(Boolean),
    status: (['open', 'done'] as const).find((one) => one === search['status']),
    categories: new Set(valuesOf(search, 'category')),
    times: new Set(timeTypes.filter((time) => valuesOf(search, 'time').includes(time))),
    hasNotes: search['notes'] !== undefined,
    linked: search['linked'],
  };
}

/** Whether it leaves anything out. */
export function isNarrow(filter: TaskFilter): boolean {
  const { words, status, categories, times, hasNotes, linked } = filter;
  return (
    words.length > 0 ||
    status !== undefined ||
    categories.size > 0 ||
    times.size > 0 ||
    hasNotes ||
    linked !== undefined
  );
}

/** Whether a task passes all but the choice of categories, whose chips count what they would show. */
export function passes(task: Task, filter: TaskFilter): boolean {
  if (filter.times.size > 0 && !filter.times.has(task.timeType)) return false;
  if (filter.hasNotes && task.notes.trim() === '') return false;
  if (filter.linked !== undefined && !isLinkedTo(task, filter.linked)) return false;
  return filter.words.every((word) => textOf(task).includes(word));
}

/** Whether its category is among the chosen ones. */
export function isInCategories(task: Task, { categories }: TaskFilter): boolean {
  return categories.size === 0 || categories.has(task.categoryId ?? noCategory);
}

const texts = new WeakMap<Task, string>();

function textOf(task: Task): string {
  const known = texts.get(task);
  if (known !== undefined) return known;
  const text = plainWords(`${task.title}\n${task.notes}`);
  texts.set(task, text);
  return text;
}
