import { describe, expect, test } from 'vitest';
import { noLink } from '#domains/tasks/linking/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { plainWords } from '#shared/words/plain-words.ts';
import { inSteps } from './older-done.ts';
import { filterOf, isNarrow } from './task-filter.ts';
import { groupingBy, narrowGroups, narrowingBy } from './task-groups.ts';
import { taskRows } from './task-csv.ts';
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
type Search = Parameters<typeof filterOf>[0];
/** The tasks in their groups as an address and what is typed ask for them. */
function grouped(tasks: readonly Task[], search: Search, typed = '') {
  const filter = filterOf(search, typed);
  const sortIn = sortsFor('added', new Map());
  const groupsOf = groupingBy({ days, status: filter.status, sortIn });
  return narrowGroups(groupsOf(tasks), narrowingBy(filter));
}
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
    grouped([aTask(task)], {}, typed).shown === 1;

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
  const shown = (search: Search) =>
    Object.fromEntries(
      [...grouped(tasks, search).groups]
        .filter(([, some]) => some.tasks.length > 0)
        .map(([name, some]) => [name, titles(some.tasks)]),
    );

  test('go by date; this week is today and the next six days, what was just done stays in place', () =>
    expect(shown({})).toEqual({
      overdue: ['just done', 'late'],
      today: ['today'],
      tomorrow: ['tomorrow'],
      week: ['in six days'],
      later: ['in seven days'],
      someday: ['someday'],
      done: ['done'],
    }));

  test('are narrowed by status, category, time and notes', () => {
    expect(shown({ status: 'done' })).toEqual({ done: ['just done', 'done'] });
    expect(shown({ status: 'open' })).not.toHaveProperty('done');
    expect(shown({ category: 'work' })).toEqual({ today: ['today'] });
    expect(shown({ category: 'none', time: 'due-by' })).toEqual({ later: ['in seven days'] });
    expect(shown({ time: 'due-by,none', notes: 'yes' })).toEqual({ week: ['in six days'] });
  });

  test('count what each category would show, whatever is chosen', () => {
    const { perCategory, groups, shown: count } = grouped(tasks, { category: 'work' });
    expect([perCategory.get('work'), perCategory.get('none'), count]).toEqual([1, 7, 1]);
    expect([...groups.values()].map(({ open }) => open)).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(grouped(tasks, {}).groups.get('overdue')).toMatchObject({ open: 1 });
  });
});

describe('after any change', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
  const anyDay = () => `2026-11-${10 + random(20)}`;
  const anyTask = () =>
    aTask({
      title: `t${random(50)}`,
      plannedOn: random(9) === 0 ? null : anyDay(),
      completedAt: random(4) === 0 ? `2026-11-21T${10 + random(4)}:00:00.000Z` : null,
      categoryId: random(2) === 0 ? 'work' : null,
      notes: random(3) === 0 ? 'yes' : '',
    });
  const changed = (tasks: readonly Task[], round: number) => {
    const at = random(tasks.length);
    if (round % 4 === 0) return tasks.toSpliced(at, 1);
    if (round % 4 === 1) return tasks.toSpliced(at, 0, anyTask());
    return tasks.map((task, place) =>
      place === at || (round % 4 === 2 && place % 100 === 7) ? { ...anyTask(), id: task.id } : task,
    );
  };

  test.each(['date', 'title', 'added', 'category'] as const)(
    'what is grouped and sorted by %s is what it would be from the start',
    (name) => {
      const filter = filterOf({ notes: 'yes' }, '');
      const fresh = () => {
        const sortIn = sortsFor(name, new Map());
        return groupingBy({ days, status: undefined, sortIn });
      };
      const groupsOf = fresh();
      const narrowed = narrowingBy(filter);
      let tasks: readonly Task[] = Array.from({ length: 300 }, anyTask);
      for (let round = 0; round < 200; round += 1) {
        tasks = changed(tasks, round);
        const anew = fresh()(tasks);
        expect(groupsOf(tasks)).toEqual(anew);
        expect(narrowGroups(groupsOf(tasks), narrowed)).toEqual(
          narrowGroups(anew, narrowingBy(filter)),
        );
      }
    },
  );

  test('groups that have not changed are the same ones, and are not looked through again', () => {
    const tasks = Array.from({ length: 300 }, anyTask);
    const groupsOf = groupingBy({ days, status: undefined, sortIn: sortsFor('date', new Map()) });
    const narrowed = narrowingBy(filterOf({}, ''));
    const before = groupsOf(tasks);
    const at = tasks.findIndex((task) => before.get('later')?.includes(task));
    const task = tasks[at] ?? aTask({});
    const after = groupsOf(tasks.with(at, { ...task, title: 'Other' }));
    expect(after.get('later')).not.toBe(before.get('later'));
    for (const name of ['overdue', 'today', 'someday', 'done'] as const) {
      expect(after.get(name)).toBe(before.get(name));
      expect(narrowed(after.get(name) ?? [])).toBe(narrowed(before.get(name) ?? []));
    }
  });
});

describe('sorting', () => {
  test('what is overdue and done now stays among those of its day', () => {
    const sort = newestFirst('2026-11-21');
    const tasks = ['one', 'two', 'three'].map((title) => aTask({ title, plannedOn: '2026-11-20' }));
    expect(titles(sort(tasks))).toEqual(['one', 'two', 'three']);
    const [first = blank] = tasks;
    const done = { ...first, completedAt: '2026-11-21T12:00:01Z' };
    expect(titles(sort(tasks.with(0, done)))).toEqual(['one', 'two', 'three']);
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

test('tasks go into a spreadsheet with what they say', () => {
  const category = 'c1';
  const tasks: Task[] = [
    {
      ...blank,
      title: 'Cut the reel',
      plannedOn: '2026-03-01',
      timeOfDay: 'evening',
      categoryId: category,
      completedAt: '2026-03-02T03:00:00Z',
      checklist: [
        { id: '1', text: 'The wides', isDone: true },
        { id: '2', text: 'The end', isDone: false },
      ],
    },
  ];
  const nameOf = (id: string) => (id === category ? 'Content' : undefined);
  const [heads, row = []] = taskRows(tasks, { nameOf, timeZone: 'America/New_York' });
  const said = Object.fromEntries((heads ?? []).map((head, at) => [head, row[at]]));
  expect(said).toMatchObject({
    Task: 'Cut the reel',
    Date: '2026-03-01',
    'Part of the day': 'Evening',
    Category: 'Content',
    'Done on': '2026-03-01',
    Checklist: '[x] The wides\n[ ] The end',
  });
});
