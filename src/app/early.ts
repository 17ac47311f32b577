import { isSecretPage } from '#shared/places.ts';
import { readEarly } from '#client/sync/kept/store.ts';
import { hasSignedOut } from '#client/sync/live/signed-out.ts';

// The first code of a page: what this browser keeps is read while the rest is still being compiled.
if (!isSecretPage(location.pathname) && !hasSignedOut()) readEarly();
