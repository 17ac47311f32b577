import { useLayoutEffect } from 'react';

/** Buttons stand at the foot of a panel, or of a dialog in the middle. */
type Foot = 'sheet' | 'middle';

let shown: readonly Foot[] = [];

/**
 * Says on the root element what dialogs have at their foot, for what else lies over the page. A rule
 * that looks for it there by `:has()` would be matched again with whatever changes on the page.
 */
export function useFootOnScreen(foot: Foot | null): void {
  useLayoutEffect(() => {
    if (!foot) return;
    tell([...shown, foot]);
    return () => tell(shown.toSpliced(shown.lastIndexOf(foot), 1));
  }, [foot]);
}

function tell(next: readonly Foot[]): void {
  shown = next;
  const { dataset } = document.documentElement;
  if (shown.length > 0) dataset['feet'] = shown.join(' ');
  else delete dataset['feet'];
}
