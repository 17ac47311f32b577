import { describe, expect, test } from 'vitest';
import type { Category } from '#domains/tasks/categories/schema.ts';
import { noLink } from '#domains/tasks/linking/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { plainWords } from '#shared/words/plain-words.ts';
import { inSteps } from './older-done.ts';
import { filterOf, isNarrow } from './task-filter.ts';
import { groupTasks } from './task-groups.ts';
import { newestFirst, sortsFor } from './task-order.ts';
import { readTaskSearch } from './task-search.ts';
import { ageText } from '#domains/tasks/day/task-time.ts';

const blank: Task = {
  id: '0',
  title: '',
  plannedOn: null,
  completedAt: null,
  categoryId: null,
  notes: '',
  timeType: 'none',
  startTime: null,
  endTime: null,
  dueTime: null,
  timeOfDay: null,
  deadlineOn: null,
  repeatRule: null,
  repeatMode: 'schedule',
  sortOrder: null,
  remindMinutesBefore: null,
  checklist: [],
  repeatFrom: null,
  seriesId: null,
  previousTaskId: null,
  ...noLink,
  createdByUserId: '',
  updatedByUserId: '',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
};
let count = 0;
function aTask(more: Partial<Task>): Task {
  count += 1;
  return { ...blank, id: String(count).padStart(4, '0'), ...more };
}
const days = { today: '2026-11-21', openedAt: '2026-11-21T12:00:00.000Z' };
const titles = (tasks: readonly Task[] | undefined) => tasks?.map(({ title }) => title);

describe('the address', () => {
  test('is read word by word; what it does not understand is left out', () => {
    const asked = {
      q: 2026,
      status: 'open',
      category: 'a,b',
      time: 'due-by',
      notes: true,
      linked: 'any',
    };
    expect(readTaskSearch(asked)).toEqual({ ...asked, q: '2026', notes: 'yes' });
    const wrong = {
      q: { x: 1 },
      category: [],
      linked: 'x',
      z: 1,
    };
    expect(readTaskSearch(wrong)).toEqual({});
    // What it does not know narrows nothing.
    expect(isNarrow(filterOf({ status: 'x', time: 'noon' }, ''))).toBe(false);
  });
});

describe('searching', () => {
  const found = (typed: string, task: Partial<Task>) =>
    groupTasks([aTask(task)], { filter: filterOf({}, typed), days }).shown === 1;

  test.each([
    ['cafe', { title: 'Film at the CAFÉ' }, true],
    ['CAFÉ', { title: 'a cafe' }, true],
    ['film notes', { title: 'Film', notes: 'more notes' }, true],
    ['film notes', { title: 'Film' }, false],
    ['  ', { title: 'Film' }, true],
    ['über', { title: 'Uber alles' }, true],
    ['日本', { title: '日本語' }, true],
  ])('%j in %j: %s', (typed, task, isFound) => expect(found(typed, task)).toBe(isFound));

  test('compares text without case and accents', () =>
    expect(plainWords('ÅNGSTRÖM')).toBe(plainWords('angstrom')));
});

describe('the groups', () => {
  const tasks = [
    aTask({ title: 'late', plannedOn: '2026-11-20' }),
    aTask({ title: 'today', plannedOn: '2026-11-21', categoryId: 'work' }),
    aTask({ title: 'tomorrow', plannedOn: '2026-11-22' }),
    aTask({ title: 'in six days', plannedOn: '2026-11-27', notes: 'yes' }),
    aTask({ title: 'in seven days', plannedOn: '2026-11-28', timeType: 'due-by' }),
    aTask({ title: 'someday' }),
    aTask({ title: 'done', plannedOn: '2026-11-21', completedAt: '2026-11-21T11:00:00Z' }),
    aTask({ title: 'just done', plannedOn: '2026-11-20', completedAt: '2026-11-21T12:00:01Z' }),
  ];
  const shown = (search: Parameters<typeof filterOf>[0]) => {
    const { groups } = groupTasks(tasks, { filter: filterOf(search, ''), days });
    return Object.fromEntries(
      [...groups].filter(([, some]) => some.length > 0).map(([name, some]) => [name, titles(some)]),
    );
  };

  test('go by date; this week is today and the next six days, what was just done stays in place', () =>
    expect(shown({})).toEqual({
      overdue: ['late', 'just done'],
      today: ['today'],
      tomorrow: ['tomorrow'],
      week: ['in six days'],
      later: ['in seven days'],
      someday: ['someday'],
      done: ['done'],
    }));

  test('are narrowed by status, category, time and notes', () => {
    expect(shown({ status: 'done' })).toEqual({ done: ['done', 'just done'] });
    expect(shown({ status: 'open' })).not.toHaveProperty('done');
    expect(shown({ category: 'work' })).toEqual({ today: ['today'] });
    expect(shown({ category: 'none', time: 'due-by' })).toEqual({ later: ['in seven days'] });
    expect(shown({ time: 'due-by,none', notes: 'yes' })).toEqual({ week: ['in six days'] });
  });

  test('count what each category would show, whatever is chosen', () => {
    const filter = filterOf({ category: 'work' }, '');
    const { perCategory, total, shown: shownNow } = groupTasks(tasks, { filter, days });
    expect([perCategory.get('work'), perCategory.get('none'), total, shownNow]).toEqual([
      1, 7, 8, 1,
    ]);
  });
});

describe('sorting', () => {
  test('gives the same after any change as sorting from the start', () => {
    const categories = new Map<string, Category>();
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    const anyTask = () =>
      aTask({ title: `t${random(50)}`, plannedOn: `2026-11-${10 + random(20)}` });
    let tasks = Array.from({ length: 300 }, anyTask);
    for (let round = 0; round < 200; round += 1) {
      tasks = [...tasks];
      if (round % 3 === 0) tasks.splice(random(tasks.length), 1);
      if (round % 3 === 1) tasks.splice(random(tasks.length), 0, anyTask());
      if (round % 3 === 2)
        for (let i = 0; i < 3; i += 1) {
          const at = random(tasks.length);
          const task = tasks[at];
          if (task) tasks[at] = { ...task, plannedOn: `2026-11-${10 + random(20)}` };
        }
      for (const name of ['date', 'title', 'added'] as const) {
        const anew = sortsFor(name, new Map()).open(tasks);
        expect(sortsFor(name, categories).open(tasks)).toEqual(anew);
      }
    }
  });

  test('of what is overdue puts the latest day first, and keeps the order of each day', () => {
    const tasks = [
      aTask({ title: 'old', plannedOn: '2026-11-01' }),
      aTask({ title: 'new, noon', plannedOn: '2026-11-20', startTime: '12:00' }),
      aTask({ title: 'new, nine', plannedOn: '2026-11-20', startTime: '09:00' }),
    ];
    expect(titles(newestFirst('2026-11-21')(tasks))).toEqual(['new, nine', 'new, noon', 'old']);
  });
});

test('a task is a day late the day after', () =>
  expect([ageText('2026-11-20', '2026-11-21'), ageText('2026-10-22', '2026-11-21')]).toEqual([
    '1 day',
    '30 days',
  ]));

test('older months come in portions of about a hundred tasks, none left out', () => {
  const months = [60, 60, 5, 300, 2].map((size, i) => ({ month: `2026-0${5 - i}`, count: size }));
  expect(inSteps(months).map((step) => step.map((month) => month.count))).toEqual([
    [60, 60],
    [5, 300],
    [2],
  ]);
});
