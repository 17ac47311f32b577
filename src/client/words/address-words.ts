/** The words of an address by these names, none of them empty; what they mean is for the page to say. */
export function addressWords<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [N in Name]?: string } {
  const words: { [N in Name]?: string } = {};
  for (const name of names) {
    const value = search[name];
    // The router reads `?q=2026` as a number and `?q=true` as a truth.
    const word = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
    if (word !== '') words[name] = word;
  }
  return words;
}

/** The same words, with those that are a yes or no said as 'yes'; the router reads `true` as a truth. */
export function withYes<Words extends { [name: string]: string | undefined }>(
  words: Words,
  names: readonly (keyof Words)[],
): Words {
  const said = names.filter((name) => words[name] === 'true').map((name) => [name, 'yes']);
  return { ...words, ...Object.fromEntries(said) };
}
