import * as z from 'zod/mini';
import { collectionContract, pageQuery } from '#shared/collection-contract.ts';
import { calendarDate } from '#shared/dates.ts';
import { newTask, taskChanges, taskFields } from './schema.ts';

const generic = collectionContract({
  name: 'task',
  path: '/tasks',
  scope: 'own',
  fields: taskFields,
});

/** Tasks are personal: they follow their user into every workspace. */
export const tasksContract = {
  ...generic,
  list: {
    ...generic.list,
    summary: 'List tasks: all that are open or undated, and those dated `since` or later',
    input: {
      ...generic.list.input,
      query: z.strictObject({ ...pageQuery, since: z.optional(calendarDate) }),
    },
  },
  create: { ...generic.create, input: { ...generic.create.input, body: newTask } },
  update: { ...generic.update, input: { ...generic.update.input, body: taskChanges } },
};
