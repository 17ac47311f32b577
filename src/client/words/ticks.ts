// A timer may fire a little early, and the moment would be missed.
const lateMs = 15;

/** Calls `look` whenever another second or minute of the clock begins, and when the tab wakes. */
export function everyTick(lengthMs: number): (look: () => void) => () => void {
  return (look) => {
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      timer = setTimeout(tick, lengthMs - (Date.now() % lengthMs) + lateMs);
    }
    function tick() {
      look();
      wait();
    }
    wait();
    // Timers sleep with the machine.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  };
}
