import { exportsTable } from '#server/personal-data.ts';
import { routes } from '#server/routes.ts';
import { notificationsContract } from './contract.ts';
import { listNotifications, readNotifications } from './service.ts';

exportsTable('notifications', { scope: 'own' });

export const notificationsRoutes = routes('notifications', notificationsContract, {
  list: (context, { query }) => listNotifications(context, query),
  read: (context, { body }) => readNotifications(context, body.ids),
});
