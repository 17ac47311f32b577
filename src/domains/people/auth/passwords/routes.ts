import { routes } from '#server/http/routes.ts';
import { passwordsContract } from './contract.ts';
import { changePassword } from './service.ts';

export const passwordsRoutes = routes('auth', passwordsContract, {
  async changePassword(context, { body }) {
    await changePassword(context, body);
    return {};
  },
});
