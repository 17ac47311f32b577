/** Text without accents and capitals, as a search compares it. */
export function plainWords(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
