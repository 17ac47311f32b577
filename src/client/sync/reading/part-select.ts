import type { Part } from '#client/sync/kept/row-texts.ts';
import type { Select } from '#client/sync/collection-rows.ts';

const parts = new WeakMap<object, Part>();

/**
 * A selector that looks at a part of the rows alone. Where nobody has looked at the whole list yet no
 * other rows are made for it; else it gets them all, and picks for itself.
 */
export function partSelect<R, T>(part: Part, select: Select<R, T>): Select<R, T> {
  parts.set(select, part);
  return select;
}

/** The rows that a selector looks at; undefined for all. */
export function partOfSelect<R, T>(select: Select<R, T>): Part | undefined {
  return parts.get(select);
}
