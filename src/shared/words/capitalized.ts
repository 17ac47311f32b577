/** 'two shots' → 'Two shots'; the rest stays as it was written. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
