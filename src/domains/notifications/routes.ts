import { findsRecords } from '#server/kept-answers.ts';
import { cutsRows } from '#server/kept-money.ts';
import { exportsTable } from '#server/personal-data.ts';
import { followActivity } from '#server/activity.ts';
import { canSendMail } from '#server/mail.ts';
import { routes } from '#server/routes.ts';
import { notificationsContract } from './contract.ts';
import { tellOfActivity } from './effects/service.ts';
import { findNotifications, listNotifications, readNotifications } from './service.ts';

exportsTable('notifications', { scope: 'own' });
findsRecords('notifications', 'own', findNotifications);
cutsRows('notifications', (row) => (row['event'] === 'payment' ? null : row));
followActivity(tellOfActivity);

export const notificationsRoutes = routes('notifications', notificationsContract, {
  list: (context, { query }) => listNotifications(context, query),
  ways: async ({ config }) => ({ mail: canSendMail(config) }),
  read: (context, { body }) => readNotifications(context, body.ids),
});
