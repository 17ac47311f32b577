import { remember, remembered } from '#client/sync/kept/remembered.ts';

/** A length that was measured in a window as wide as this one the last time, in px; else 0. */
export function keptPx(key: string): number {
  const [inner, px] = (remembered(key) ?? '').split(' ').map(Number);
  return inner === window.innerWidth ? (px ?? 0) : 0;
}

/** Keeps it for the next time. */
export function keepPx(key: string, px: number): void {
  remember(key, `${window.innerWidth} ${px}`);
}
