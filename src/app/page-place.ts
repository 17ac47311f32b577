import type { ParsedLocation } from '@tanstack/react-router';

let opened: string | undefined;
let hasLeft = false;

/**
 * Whether a page is to be put somewhere once it is there: at its top, or where one left it. One that
 * has just been opened by its address stands at its top; to say so would lay it out before it is painted.
 */
export function hasPlace({ location }: { location: ParsedLocation }): boolean {
  const { hash, state } = location;
  opened ??= state.__TSR_key;
  hasLeft ||= state.__TSR_key !== opened;
  return hasLeft || hash !== '' || isBack();
}

function isBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate';
}
