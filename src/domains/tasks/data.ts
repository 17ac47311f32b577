import { defineCollection } from '#client/collection.ts';
import { firstOfMonthBefore, today } from '#client/dates.ts';
import { userTimeZone } from '#domains/auth/data.ts';
import { tasksContract } from './contract.ts';

/** The user's tasks: all that are open or undated, and those since the month before last. */
export const tasks = defineCollection({
  name: 'tasks',
  contract: tasksContract,
  scope: 'own',
  query: () => ({ since: firstOfMonthBefore(today(userTimeZone()), 2) }),
  messages: {
    load: 'Failed to load todos',
    create: 'Failed to add task',
    update: 'Failed to update task',
    remove: 'Failed to delete task',
  },
});
