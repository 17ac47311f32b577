/** The collections whose records name those of another, with a word for one of each. */
export type Namers = Readonly<Record<string, { noun: string; isMoney?: true }>>;

/** How many records of each collection name one. */
export type NamedBy<N extends Namers> = { readonly [Collection in keyof N]: number };

/**
 * Why a record cannot be deleted: what still names it; undefined if nothing does. Money is not counted,
 * as a browser has the latest of it alone, and not spoken of to whom it is kept from.
 */
export function keptText<N extends Namers>(
  name: string,
  { namers, by, seesMoney }: { namers: N; by: NamedBy<N>; seesMoney: boolean },
): string | undefined {
  const naming = Object.entries<Namers[string]>(namers).filter(([of]) => by[of] !== 0);
  if (naming.length === 0) return undefined;
  const told = naming
    .filter(([, { isMoney }]) => seesMoney || !isMoney)
    .map(([of, { noun, isMoney }]) => (isMoney ? `${noun}s` : countOf(by[of] ?? 0, noun)));
  const what = told.length > 0 ? `still has ${joined(told)}` : 'is still in use';
  return `${name} ${what}. Archive it instead.`;
}

function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
