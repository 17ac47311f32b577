import { linkIn } from '#domains/making/inspirations/board/link-in.ts';
import type { ShareSearch } from './share-search.ts';

/** What was shared, as it is saved. */
export interface Shared {
  /** A web address, as it will be kept; empty without one. */
  link: string;
  title: string;
  words: string;
}

/**
 * What another app meant: most put the link somewhere into the text, and many say the title twice.
 */
export function readShared({ title = '', text = '', url = '' }: ShareSearch): Shared {
  const written = [url, text, title].flatMap(linksOf);
  const found = written.flatMap((one) => {
    const link = linkIn(one);
    return link ? [{ one, link }] : [];
  })[0];
  const without = (words: string) =>
    (found ? words.replace(found.one, ' ') : words).replace(/[^\S\n]+/g, ' ').trim();
  const named = without(title);
  const said = without(text);
  const words = said === named ? '' : said;
  return { link: found?.link ?? '', title: named, words: words.toWellFormed() };
}

function linksOf(text: string): string[] {
  const inside = text.match(/https?:\/\/\S+/gi) ?? [];
  return [text.trim(), ...inside.flatMap((one) => [one.replace(/[)\].,;:!?'"»”]+$/, ''), one])];
}
