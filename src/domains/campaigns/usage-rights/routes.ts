import { routes } from '#server/routes.ts';
import { usageRightsContract } from './contract.ts';
import { usageRights } from './service.ts';

export const usageRightsRoutes = routes('usage-rights', usageRightsContract, usageRights);
