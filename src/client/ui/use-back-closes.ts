import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * While something stands over the page, the browser's Back closes it and the page stays. Leaving the
 * product altogether cannot be stopped: there the browser itself asks, if something would be lost.
 */
export function useBackCloses(options: {
  isOpen: boolean;
  isDirty: boolean;
  close: () => void;
}): void {
  const { isOpen, isDirty } = options;
  const router = useRouter({ warn: false });
  const close = useEffectEvent(options.close);
  useEffect(() => {
    if (!isOpen) return undefined;
    return router.history.block({
      enableBeforeUnload: isDirty,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false;
        close();
        return true;
      },
    });
  }, [isOpen, isDirty, router]);
}
