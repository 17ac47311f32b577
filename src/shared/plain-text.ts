/** A text without accents and capitals, for looking something up: 'Éclair' is found by 'ecl'. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
