import { digestJobs } from '#domains/around/notifications/digest/service.ts';
import { noticeJobs } from '#domains/around/notifications/mails/service.ts';
import { findsRecords } from '#server/http/kept-answers.ts';
import { cutsRows } from '#server/records/kept-money.ts';
import { exportsTable } from '#server/records/personal-data.ts';
import { followActivity } from '#server/records/activity.ts';
import { canSendMail } from '#server/jobs/mail.ts';
import { routes } from '#server/http/routes.ts';
import { notificationsContract } from './contract.ts';
import { tellOfActivity } from '#domains/around/notifications/effects/service.ts';
import { findNotifications, listNotifications, readNotifications } from './service.ts';

exportsTable('notifications', { scope: 'own' });
findsRecords('notifications', 'own', findNotifications);
cutsRows('notifications', (row) => (row['event'] === 'payment' ? null : row));
followActivity(tellOfActivity);

export const notificationsRoutes = routes(
  'notifications',
  notificationsContract,
  {
    list: (context, { query }) => listNotifications(context, query),
    ways: async ({ config }) => ({ mail: canSendMail(config) }),
    read: (context, { body }) => readNotifications(context, body.ids),
  },
  { jobs: (services) => ({ ...noticeJobs(services), ...digestJobs(services) }) },
);
