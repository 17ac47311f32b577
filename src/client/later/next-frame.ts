let waiting: (() => void)[] = [];
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

// A hidden tab has no frames.
const longestWaitMs = 100;

/** Does some work right before the next frame is painted, in one go with all that waits for it. */
export function inNextFrame(work: () => void): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  timer = setTimeout(doAll, longestWaitMs);
  frame = requestAnimationFrame(doAll);
}

function doAll(): void {
  clearTimeout(timer);
  cancelAnimationFrame(frame);
  const all = waiting;
  waiting = [];
  for (const work of all) work();
}
