import { routes } from '#server/http/routes.ts';
import { entertainmentLogsContract } from './contract.ts';
import { entertainmentLogs } from './service.ts';

export const entertainmentLogsRoutes = routes(
  'entertainment-logs',
  entertainmentLogsContract,
  entertainmentLogs,
);
