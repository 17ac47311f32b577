import { type Routes, routes } from '#server/http/routes.ts';
import { trashContract } from './contract.ts';
import { listTrash, restorableKinds, restoreFromTrash } from './service.ts';

/** The trash over all collections: each is restored as its own domain says. */
export function trashRoutes(domains: readonly Routes[]): Routes {
  const kinds = restorableKinds(domains);
  return routes('trash', trashContract, {
    list: (context) => listTrash(context, kinds),
    async restore(context, { body }) {
      await restoreFromTrash(context, kinds, body);
      return {};
    },
  });
}
