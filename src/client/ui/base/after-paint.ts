/** Does some work once what has just changed is on screen. */
export function afterPaint(work: () => void): void {
  // Nothing is painted in a hidden tab.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
