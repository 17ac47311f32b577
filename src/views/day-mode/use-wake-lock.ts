import { useEffect, useState } from 'react';
import { toast } from '#client/ui/toasts/toasts.tsx';

const cannot = 'This browser cannot keep the screen on. Set a longer screen timeout in the phone.';
const refused = 'The browser would not keep the screen on. Is the battery low?';

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
    let isAsked = false;
    async function hold() {
      if (document.visibilityState !== 'visible' || isAsked || lock?.released === false) return;
      isAsked = true;
      try {
        const held = await navigator.wakeLock.request('screen');
        lock = held;
        if (isWanted) held.addEventListener('release', giveUp);
        else await held.release();
      } catch {
        giveUp();
      } finally {
        isAsked = false;
      }
    }
    // A battery that runs low is reason enough for a browser to refuse, or to let go in plain sight.
    function giveUp() {
      if (!isWanted || document.visibilityState !== 'visible') return;
      setOn(false);
      toast.warn(refused);
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
