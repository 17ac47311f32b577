// The first half of a character that was cut in two.
const halfAtEnd = /[\uD800-\uDBFF]$/;

/** A text of at most so many UTF-16 units; one that is cut, between two characters, ends by saying so. */
export function shortenedText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(halfAtEnd, '')
    .trimEnd()}…`;
}

/** The same, cut between two words where there are words. */
export function shortenedAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  // One more than there is room for says whether the last word is whole.
  const space = text.slice(0, most).search(/\s\S*$/);
  return shortenedText(text, space > most / 2 ? space + 1 : most);
}
