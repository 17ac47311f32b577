import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { pageQuery } from '#shared/contracts/pages.ts';
import { operation } from '#shared/contract.ts';
import { calendarDate } from '#shared/dates.ts';
import { newTask, task, taskChanges, taskUpdate, taskFields } from './schema.ts';

const yearMonth = z.string().check(z.regex(/^\d{4}-\d\d$/));
const place = { name: 'task', path: '/tasks', scope: 'own' } as const;
const generic = collectionContract({ ...place, fields: taskFields });
const many = manyContract({ ...place, row: task, changes: taskChanges });

/**
 * How much of its series a change is about: `this` task leaves it, and the next one is made as it
 * was; given its rule again by `this`, it comes back to it in the place of that one. With `following`
 * those that come later change too. Without it the next one will be made from the task as changed.
 */
const seriesQuery = z.strictObject({ series: z.optional(z.enum(['this', 'following'])) });

/** Tasks are personal: they follow their user into every workspace. */
export const tasksContract = {
  ...generic,
  ...many,
  list: {
    ...generic.list,
    summary:
      'List tasks: all, or all that are open and those dated `since` or later; or with `from` and `to` those that are done and dated in between, both included. The date of what was done without one is the day it was completed',
    input: {
      ...generic.list.input,
      query: z
        .strictObject({
          ...pageQuery,
          since: z.optional(calendarDate),
          from: z.optional(calendarDate),
          to: z.optional(calendarDate),
        })
        .check(
          z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
            error: '`from` and `to` go together',
            path: ['to'],
          }),
          z.refine(({ since, from }) => since === undefined || from === undefined, {
            error: '`since` and `from` exclude each other',
            path: ['since'],
          }),
        ),
    },
  },
  /** What the lists of done tasks offer to show next. */
  doneMonths: operation({
    summary: 'The months that hold completed tasks, newest first, with how many each has',
    method: 'GET',
    path: '/tasks/done-months',
    access: 'signed-in',
    input: {},
    output: z.strictObject({
      months: z.array(z.strictObject({ month: yearMonth, count: z.int() })),
    }),
    bodyBytes: 0,
  }),
  create: { ...generic.create, input: { ...generic.create.input, body: newTask } },
  update: {
    ...generic.update,
    summary:
      'Change some fields of a task; completing one that repeats makes the next, and opening it again takes that back',
    input: { ...generic.update.input, query: seriesQuery, body: taskUpdate },
  },
  removeMany: {
    ...many.removeMany,
    summary:
      'Delete several tasks at once; of those that repeat the next ones are made. They can be restored for 30 days',
  },
  remove: { ...generic.remove, input: { ...generic.remove.input, query: seriesQuery } },
};
