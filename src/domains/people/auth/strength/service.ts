import type { MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';

const commonText = 'This password is too common. Choose another one.';
const guessableText =
  'This password is easy to guess: a name, a word or a pattern, and little else. Choose another one.';
/** To look at more takes long, and whatever is longer begins with as much. */
const lookedAt = 64;
/** So many signs that follow from nothing are enough. */
const enoughSigns = 4;
const enoughWords = 2;
const year = /(19|20)\d\d/g;

/** Why a password must not be taken, in words for whoever chose it; undefined if it may. */
export async function weaknessOf(
  password: string,
  about: readonly (string | null | undefined)[],
): Promise<string | undefined> {
  const { estimator, common } = await (loaded ??= load());
  const lower = password.toLowerCase();
  if (common.includes(lower)) return commonText;
  const own = [
    'dayslate',
    ...about.flatMap((text) => text?.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  ];
  const known = own.filter((word): word is string => (word?.length ?? 0) > 2);
  const start = password.slice(0, lookedAt);
  // Cut out as well: of several words in a row the estimator takes each for one more to guess.
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), start.toLowerCase());
  const isWeak = [start, rest].some((text) =>
    isGuessable(estimator.check(text, known).sequence, known),
  );
  return isWeak ? guessableText : undefined;
}

// 'Summer2026!' is a word, a year and one sign: however long, nothing in it has to be guessed.
function isGuessable(parts: readonly MatchExtended[], known: readonly string[]): boolean {
  const tokensOf = (pattern: string) =>
    parts.flatMap((part) => (part.pattern === pattern ? [part.token.toLowerCase()] : []));
  const signs = tokensOf('bruteforce').join('').replaceAll(year, '').length;
  const words = new Set(tokensOf('dictionary')).difference(new Set(known));
  return signs < enoughSigns && words.size < enoughWords;
}

let loaded: Promise<{ estimator: ZxcvbnFactory; common: readonly string[] }> | undefined;

// Read when the first password is chosen: the words take memory.
async function load() {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new Factory({ dictionary, graphs: adjacencyGraphs });
  return { estimator, common: dictionary['passwords-common'] };
}
