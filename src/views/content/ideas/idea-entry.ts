/** A pillar as the line knows it. */
interface Named {
  id: string;
  name: string;
}

/** What stands in a line of words for a pillar or for where the idea comes from. */
export type IdeaPart =
  | { kind: 'pillar'; text: string; start: number; end: number; pillarId: string }
  | { kind: 'source'; text: string; start: number; end: number; sourceUrl: string };

interface Options {
  pillars: readonly Named[];
  /** Kinds that are there already. */
  taken: readonly IdeaPart['kind'][];
  /** Words that were turned back and stay words, in small letters. */
  ignored: readonly string[];
  /** The line is finished: what stands at its very end counts as well. */
  isComplete: boolean;
}

/**
 * The pillar and the address that a line names: '#behind the scenes', '#education', a pasted
 * 'https://…'. Of each kind the first one; while typing it counts once a blank follows.
 */
export function findIdeaParts(text: string, options: Options): IdeaPart[] {
  const { taken } = options;
  const source = taken.includes('source') ? undefined : findSource(text, options);
  const pillar = taken.includes('pillar') ? undefined : findPillar(text, options);
  return [source, pillar].filter((part) => part !== undefined);
}

/** The text without some parts, and without the gaps that they would leave. */
export function withoutIdeaParts(text: string, parts: readonly IdeaPart[]): string {
  const ordered = parts.toSorted((one, other) => other.start - one.start);
  let rest = text;
  for (const { start, end } of ordered) {
    const before = rest.slice(0, start);
    const after = rest.slice(end);
    rest = before.endsWith(' ') || before === '' ? before + after.trimStart() : before + after;
  }
  return rest;
}

/** What an idea is called that is nothing but an address: 'Idea from example.com'. */
export function titleOfSource(sourceUrl: string): string {
  return `Idea from ${new URL(sourceUrl).hostname.replace(/^www\./, '')}`;
}

function findSource(text: string, { ignored, isComplete }: Options): IdeaPart | undefined {
  for (const match of text.matchAll(/(?<=^|\s)https?:\/\/\S+/gi)) {
    const [found] = match;
    const end = match.index + found.length;
    if (ignored.includes(found.toLowerCase()) || !URL.canParse(found)) continue;
    if (!isComplete && end === text.length) continue;
    return { kind: 'source', text: found, start: match.index, end, sourceUrl: found };
  }
  return undefined;
}

function findPillar(text: string, options: Options): IdeaPart | undefined {
  for (const match of text.matchAll(/(?<=^|\s)#(?=\S)/g)) {
    const found = pillarAt(text, match.index, options);
    if (found && !options.ignored.includes(found.text.toLowerCase())) return found;
  }
  return undefined;
}

// The longest name wins: '#Behind the scenes' is not the pillar 'Behind'.
function pillarAt(text: string, start: number, { pillars, isComplete }: Options) {
  const words = text.slice(start + 1).toLowerCase();
  const spellings = pillars.flatMap(({ id, name }) => {
    const small = name.toLowerCase();
    const bare = small.replace(/\s+/g, '');
    return [...new Set([small, bare, small.replace(/\s+/g, '-')])].map((spelling) => ({
      id,
      spelling,
    }));
  });
  const [longest] = spellings
    .filter(({ spelling }) => {
      const next = words[spelling.length];
      const isEnded = next === undefined ? isComplete : /[\s,.!?]/.test(next);
      return words.startsWith(spelling) && isEnded;
    })
    .toSorted((one, other) => other.spelling.length - one.spelling.length);
  if (!longest) return undefined;
  // 'Behind' may become 'Behind the scenes' with the next words.
  const end = start + 1 + longest.spelling.length;
  const rest = words.slice(longest.spelling.length);
  const mayGrow = spellings.some(
    ({ spelling }) =>
      spelling.length > longest.spelling.length &&
      spelling.startsWith(longest.spelling) &&
      spelling.slice(longest.spelling.length).startsWith(rest),
  );
  if (mayGrow && !isComplete) return undefined;
  return {
    kind: 'pillar' as const,
    text: text.slice(start, end),
    start,
    end,
    pillarId: longest.id,
  };
}
