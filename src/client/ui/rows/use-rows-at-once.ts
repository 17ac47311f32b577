import { startTransition, useEffect, useState } from 'react';

/** More than a screen holds. */
const atOnce = 24;
const settleMs = 400;
/** Of rows that stay on screen, most were there before: what was deleted leaves room for few others. */
const mostlyShare = 0.8;
const none: readonly Named[] = [];

interface Named {
  id: string;
}

/**
 * How many rows of a list are drawn now, up to `limit`. Where others take the place of what was there,
 * as of another month, a screen of them comes at once and the rest when nobody goes on: the table of
 * two hundred takes the browser longer than a person who steps through months would wait.
 */
export function useRowsAtOnce(rows: readonly Named[], limit: number): number {
  const [settled, setSettled] = useState(rows);
  const areThere = areMostlyOf(rows.slice(0, limit), settled);
  // Whoever comes back to them finds them gone from the table as well.
  if (!areThere && settled !== none) setSettled(none);
  useEffect(() => {
    if (areThere) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(rows)), settleMs);
    return () => clearTimeout(timer);
  }, [areThere, rows]);
  return areThere ? limit : Math.min(limit, atOnce);
}

function areMostlyOf(rows: readonly Named[], known: readonly Named[]): boolean {
  if (rows.length <= atOnce) return true;
  const ids = new Set(known.slice(0, rows.length).map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id)).length >= rows.length * mostlyShare;
}
