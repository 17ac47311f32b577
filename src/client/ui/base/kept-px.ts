import { remember, remembered } from '#client/sync/kept/remembered.ts';

const keyOf = (what: string) => `dayslate.${what}`;

/** A length ('width.books') as it was in a window as wide as this one the last time, in px; else 0. */
export function keptPx(what: string): number {
  const [inner, px] = (remembered(keyOf(what)) ?? '').split(' ').map(Number);
  return inner === window.innerWidth ? (px ?? 0) : 0;
}

/** Keeps it for the next time. */
export function keepPx(what: string, px: number): void {
  remember(keyOf(what), `${window.innerWidth} ${px}`);
}
