import { routes } from '#server/http/routes.ts';
import { entertainmentLogsContract } from './contract.ts';
import { entertainmentLogs } from './service.ts';
import {
  changeTime,
  createTime,
  removeTime,
  restoreTime,
} from '#domains/leisure/entertainment/times/service.ts';

export const entertainmentLogsRoutes = routes('entertainment-logs', entertainmentLogsContract, {
  ...entertainmentLogs,
  create: (context, { body }) => createTime(context, body),
  update: changeTime,
  remove: removeTime,
  restore: restoreTime,
});
