import { useElementScrollRestoration } from '@tanstack/react-router';
import { keepPx, keptPx } from '#client/ui/base/kept-px.ts';
import { type RefObject, startTransition, useEffect, useState } from 'react';

/** The lowest that rows are (list-table.css). */
const rowPx = 44;
const settleMs = 400;
/** Of rows that stay on screen, most were there before: what was deleted leaves room for few others. */
const mostlyShare = 0.8;
const none: readonly Named[] = [];

interface Named {
  id: string;
}

/**
 * How many rows of the list of this name are drawn now, up to `limit`. Where a list opens, or others
 * take the place of what was there, as of another month, those down to where one has scrolled come at
 * once and the rest when nobody goes on: the table of two hundred takes the browser longer than a person
 * would wait.
 */
export function useRowsAtOnce(
  list: RefObject<HTMLElement | null>,
  rows: readonly Named[],
  { name, limit }: { name: string; limit: number },
): number {
  // Whoever comes back finds the place where they were.
  const place = useElementScrollRestoration({ id: 'main' })?.scrollY ?? 0;
  const [first] = useState(place);
  const [settled, setSettled] = useState(none);
  const where = `top.${name}`;
  // What stands over the list: as it was the last time, and how it is once it is drawn.
  const [above, setAbove] = useState(() => keptPx(where));
  const atOnce = Math.ceil((first + window.innerHeight - above) / rowPx);
  const areThere = areMostlyOf(rows.slice(0, limit), settled, atOnce);
  // Whoever comes back to them finds them gone from the table as well.
  if (!areThere && settled !== none) setSettled(none);
  useEffect(() => {
    if (areThere) return undefined;
    const timer = setTimeout(() => {
      const top = topOf(list.current);
      startTransition(() => {
        setSettled(rows);
        setAbove(top);
      });
      keepPx(where, top);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [areThere, list, rows, where]);
  return areThere ? limit : Math.min(limit, atOnce);
}

/** How far below the top of the page it begins, as far as that is one screen. */
function topOf(list: HTMLElement | null): number {
  const scrolled = document.getElementById('main')?.scrollTop ?? 0;
  const top = (list?.getBoundingClientRect().top ?? 0) + scrolled;
  return Math.max(0, Math.min(top, window.innerHeight / 2));
}

function areMostlyOf(rows: readonly Named[], known: readonly Named[], atOnce: number): boolean {
  if (rows.length <= atOnce) return true;
  const ids = new Set(known.slice(0, rows.length).map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id)).length >= rows.length * mostlyShare;
}
