/** Does one thing after another, each in a pause of the user, or `withinMs` after the one before. */
export function inPauses(work: Iterator<() => void>, withinMs: number): void {
  const next = () => {
    const { value: act, done } = work.next();
    if (done) return;
    act();
    pause(next, withinMs);
  };
  pause(next, withinMs);
}

function pause(then: () => void, withinMs: number): void {
  if (typeof requestIdleCallback === 'undefined') then();
  else requestIdleCallback(then, { timeout: withinMs });
}
