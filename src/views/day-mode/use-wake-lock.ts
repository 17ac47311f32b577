import { useEffect, useState } from 'react';
import { toast } from '#client/ui/toasts/toasts.tsx';

const cannot = 'This browser cannot keep the screen on. Set a longer screen timeout in the phone.';

/**
 * Keeps the screen awake while it is asked to. Browsers let go of it whenever the page is out of sight,
 * so it is asked for again on coming back; one that cannot, says so.
 */
export function useWakeLock(): { isOn: boolean; turn: () => void } {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    async function hold() {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isWanted) lock = held;
        else await held.release();
      } catch {
        // A battery that runs low is reason enough for a browser to refuse.
        if (!isWanted) return;
        setOn(false);
        toast.warn('The browser would not keep the screen on. Is the battery low?');
      }
    }
    const again = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isOn]);
  function turn() {
    if (!('wakeLock' in navigator)) return void toast.warn(cannot);
    setOn(!isOn);
  }
  return { isOn, turn };
}
