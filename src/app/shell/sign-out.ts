import { sentenceOf } from '#client/api.ts';
import { pendingCount } from '#client/pending.ts';
import { hasUnsaved } from '#client/unsaved.ts';
import { toast } from '#client/ui/toasts.tsx';
import { signOut } from '#domains/auth/data.ts';
import { showOverlay } from './overlays.ts';

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
