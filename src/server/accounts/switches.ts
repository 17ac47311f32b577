import * as z from 'zod/mini';
import type { Fields } from '#shared/entity.ts';
import { switched } from '#shared/merging/switches.ts';

const list = z.array(z.union([z.string(), z.number()]));
const lists = z.strictObject({ now: list, before: list, after: list });
const names = z.record(z.string(), z.string());
const named = z.strictObject({ now: names, before: names, after: names });

/**
 * Changes with what was switched in them, where they say how it stood `before`, brought to how it stands
 * `now`. Where both together would not do, it holds as it was sent.
 */
export function withSwitched<T extends object>(
  changes: T,
  { before, now, fields }: { before: object | undefined; now: object; fields: Fields },
): T {
  const [sent, current] = [changes, now].map(
    (one) => new Map<string, unknown>(Object.entries(one)),
  );
  const merged = Object.entries(before ?? {}).flatMap(([name, seen]) => {
    const value = mergedOf({ now: current?.get(name), before: seen, after: sent?.get(name) });
    return fields[name] && z.safeParse(fields[name], value).success ? [[name, value]] : [];
  });
  return { ...changes, ...Object.fromEntries(merged) };
}

function mergedOf(three: Record<'now' | 'before' | 'after', unknown>): unknown {
  const ofLists = z.safeParse(lists, three);
  if (ofLists.success) return switched(ofLists.data);
  const ofNames = z.safeParse(named, three);
  if (!ofNames.success) return undefined;
  const { now, before, after } = ofNames.data;
  const changed = Object.entries(after).filter(([name, text]) => before[name] !== text);
  return { ...now, ...Object.fromEntries(changed) };
}
