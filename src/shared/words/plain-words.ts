const folded = new Map(
  Object.entries({ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }),
);

/**
 * Text as it is compared: 'Café' and 'CAFE' are the same. Letter by letter what `plain_words` of the
 * database makes of it (migration 0014), so that a list finds what search finds.
 */
export function plainWords(text: string): string {
  const small = text.toLowerCase();
  // Most text has no accents, and taking it apart costs more than reading it.
  if (!/\P{ASCII}/u.test(small)) return small;
  return small
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[øłđħŧıßæœ]/g, (letter) => folded.get(letter) ?? letter);
}
