import { useEffect, useEffectEvent } from 'react';
import { getScope, onScopeLost } from '#client/sync/live/scope.ts';

/**
 * Closes what is open once its workspace is the user's no longer: the page behind goes to another, and
 * what is typed here would be written there.
 */
export function useEndsWithWorkspace(options: {
  isOpen: boolean;
  isPersonal: boolean;
  close: () => void;
}): void {
  const { isOpen, isPersonal } = options;
  const close = useEffectEvent(options.close);
  useEffect(() => {
    if (!isOpen || isPersonal) return undefined;
    const { workspaceId } = getScope();
    return onScopeLost((lostId) => (lostId === workspaceId ? close() : undefined));
  }, [isOpen, isPersonal]);
}
