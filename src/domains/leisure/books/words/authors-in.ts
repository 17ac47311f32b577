import { wordsInCell } from '#shared/files/csv.ts';

// What stands behind a name and a comma without being the name of another one.
const suffix = String.raw`(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?d|esq)\.?`;
const between = new RegExp(String.raw`,(?!\s*${suffix}\s*(?:[,&]|$))|\s&\s`, 'i');

/**
 * 'A, B & C' → A, B and C, each once; 'King, Jr.' is one. Where semicolons stand between names, they
 * alone do: 'Le Guin, Ursula K.; B'.
 */
export function authorsIn(text: string): string[] {
  const names = text
    .split(text.includes(';') ? ';' : between)
    .map((name) => name.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
  return [...new Set(names)];
}

/** Authors in one cell, as `authorsInCell` reads them again. */
export function authorsCell(authors: readonly string[]): string {
  const line = authorsLine(authors);
  // Where no line keeps them apart, each stands in quotes.
  return isSameList(authorsInCell(line), authors)
    ? line
    : authors.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
}

/** The authors of what `authorsCell` has written. */
export function authorsInCell(cell: string): string[] {
  return cell.startsWith('"') ? wordsInCell(cell) : authorsIn(cell);
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** Authors as `authorsIn` reads them again: with semicolons where commas would part a name. */
export function authorsLine(authors: readonly string[]): string {
  const line = authors.join(', ');
  if (isSameList(authorsIn(line), authors)) return line;
  // A single one has a semicolon too: it says that no comma parts.
  return authors.length === 1 ? `${line};` : authors.join('; ');
}
