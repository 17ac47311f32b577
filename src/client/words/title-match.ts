import { plainWords } from '#shared/words/plain-words.ts';

/** A piece of a title, and whether it is what was searched for. */
export interface TitlePart {
  text: string;
  isMatch: boolean;
}

/** Lower case and without accents, as long as that leaves every letter in its place. */
export function plain(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text.toLowerCase();
  return Array.from(text, (letter) => {
    const forms = [plainWords(letter), letter.toLowerCase()];
    return forms.find((form) => form.length === letter.length) ?? letter;
  }).join('');
}

/** How well a title fits, smaller is better; undefined if it lacks a word. */
export function rank(title: string, query: string): number | undefined {
  const inTitle = plain(title);
  const words = wordsOf(query);
  if (!words.every((word) => inTitle.includes(word))) return undefined;
  const [first = ''] = words;
  const at = inTitle.indexOf(first);
  if (at === 0) return 0;
  return /[\s\p{P}]/u.test(inTitle.charAt(at - 1)) ? 1 : 2;
}

/** The title cut where it matches, for marking. */
export function partsOf(title: string, query: string): TitlePart[] {
  const inTitle = plain(title);
  const hits = wordsOf(query)
    .flatMap((word) => {
      const at = inTitle.indexOf(word);
      return at < 0 ? [] : [{ start: at, end: at + word.length }];
    })
    .sort((one, other) => one.start - other.start);
  const parts: TitlePart[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    if (start < done) continue;
    if (start > done) parts.push({ text: title.slice(done, start), isMatch: false });
    parts.push({ text: title.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < title.length) parts.push({ text: title.slice(done), isMatch: false });
  return parts;
}

function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}
