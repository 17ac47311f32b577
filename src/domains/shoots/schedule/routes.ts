import { routes } from '#server/http/routes.ts';
import { scheduleItemsContract } from './contract.ts';
import { remindOfCalls } from './reminders/service.ts';
import { createScheduleItem, scheduleItems } from './service.ts';

export const scheduleItemsRoutes = routes(
  'schedule-items',
  scheduleItemsContract,
  {
    ...scheduleItems,
    create: (context, { body }) => createScheduleItem(context, body),
  },
  { remindOfDates: remindOfCalls },
);
