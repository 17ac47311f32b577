import { routes } from '#server/http/routes.ts';
import { profileContract } from './contract.ts';
import { updateProfile } from './service.ts';

export const profileRoutes = routes('profile', profileContract, {
  update: (context, { body }) => updateProfile(context, body),
});
