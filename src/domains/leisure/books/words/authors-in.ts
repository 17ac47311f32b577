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

/** Authors as `authorsIn` reads them again: with semicolons where commas would part a name. */
export function authorsLine(authors: readonly string[]): string {
  const line = authors.join(', ');
  const read = authorsIn(line);
  const isSame = read.length === authors.length && read.every((name, at) => name === authors[at]);
  if (isSame) return line;
  // A single one has a semicolon too: it says that no comma parts.
  return authors.length === 1 ? `${line};` : authors.join('; ');
}
