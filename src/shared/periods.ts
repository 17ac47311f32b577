import type { core } from 'zod/mini';

type Ends<S extends string, E extends string> = Partial<Record<S | E, string | null | undefined>>;

/**
 * A zod check: both ends of a period are said together, in creations and changes alike, and the end
 * is not before the start. An end that is null is open.
 */
export function inOrder<S extends string, E extends string>(start: S, end: E, sentence: string) {
  return ({ value, issues }: core.ParsePayload<Ends<S, E>>): void => {
    const [from, to] = [value[start], value[end]];
    const report = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (from === undefined && to === undefined) return;
    if (from === undefined) report(start, 'Say both ends of the period together');
    else if (to === undefined) report(end, 'Say both ends of the period together');
    else if (from !== null && to !== null && to < from) report(end, sentence);
  };
}

/** A zod check: two fields mean something only together, so that both are said, or neither. */
export function together<A extends string, B extends string>(one: A, other: B, sentence: string) {
  return ({ value, issues }: core.ParsePayload<Partial<Record<A | B, unknown>>>): void => {
    if ((value[one] === undefined) === (value[other] === undefined)) return;
    const path = [value[one] === undefined ? one : other];
    issues.push({ code: 'custom', path, message: sentence, input: value });
  };
}
