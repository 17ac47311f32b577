import type { Bill } from './cash-flow.ts';

/** What falls due in the coming months. */
export function useBills(_today: string): readonly Bill[] {
  return [];
}
