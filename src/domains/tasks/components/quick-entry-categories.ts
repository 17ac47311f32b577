import type { EntryPart } from './quick-entry.ts';

const hashtag = /(?<![^\s])#([\p{L}\p{N}_-]+)/gu;

/** '#Content', also shortened: '#con'. */
export function findCategories(
  text: string,
  categories: readonly { id: string; name: string }[],
): EntryPart[] {
  return [...text.matchAll(hashtag)].flatMap((match) => {
    const typed = plain(match[1] ?? '');
    const names = categories.map(({ id, name }) => ({ id, name: plain(name) }));
    const found =
      names.find(({ name }) => name === typed) ?? names.find(({ name }) => name.startsWith(typed));
    if (!found || !typed) return [];
    const [words] = match;
    const start = match.index;
    return [
      { kind: 'category', start, end: start + words.length, text: words, categoryId: found.id },
    ];
  });
}

// '#brandwork' and '#brand-work' both mean 'Brand work'.
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
