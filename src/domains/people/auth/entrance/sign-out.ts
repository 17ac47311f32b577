import { sentenceOf } from '#client/sync/api.ts';
import { pendingCount } from '#client/sync/pending.ts';
import { hasUnsaved } from '#client/sync/live/unsaved.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { signOut } from '#domains/people/auth/data.ts';
import { showOverlay } from '#client/page/overlays.ts';

/** Signs out; asks first when something is not saved, or has not reached the server. */
export async function askAndSignOut(): Promise<void> {
  if (pendingCount() > 0 || hasUnsaved()) showOverlay('sign-out');
  else await signOutNow();
}

export async function signOutNow(): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    toast.error(sentenceOf(error, 'An error occurred'));
  }
}
