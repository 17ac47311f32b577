interface Named {
  id: string;
  name: string;
}

const hashtag = /#([\p{L}\p{N}_-]+)(?![\p{L}\p{N}_-])/uy;

/** '#Content' at a place of the text, also shortened: '#con'. */
export function categoryAt(
  text: string,
  at: number,
  categories: readonly Named[],
): { categoryId: string; end: number } | undefined {
  hashtag.lastIndex = at;
  const typed = plain(hashtag.exec(text)?.[1] ?? '');
  if (!typed) return undefined;
  const end = hashtag.lastIndex;
  const found =
    categories.find(({ name }) => plain(name) === typed) ??
    categories.find(({ name }) => plain(name).startsWith(typed));
  return found && { categoryId: found.id, end };
}

/** Where a '#' is being typed before the caret, and which categories it may mean. */
export function categoriesFor<T extends Named>(
  text: string,
  caret: number,
  categories: readonly T[],
): { start: number; found: T[] } | undefined {
  const match = /(?<![^\s(])#([\p{L}\p{N}_-]*)$/u.exec(text.slice(0, caret));
  if (!match) return undefined;
  const typed = plain(match[1] ?? '');
  // What cannot be typed cannot be told by its name either.
  const found = categories.filter(({ name }) => plain(name) && plain(name).startsWith(typed));
  return { start: match.index, found };
}

/** '#Brand-work', as one types the category. */
export function hashtagOf(name: string): string {
  const words = name.trim().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return `#${words.join('-')}`;
}

// '#brandwork' and '#brand-work' both mean 'Brand work'.
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
