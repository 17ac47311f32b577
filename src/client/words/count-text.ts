import { numberText } from '#shared/words/number-text.ts';

/** '1 post', '1,200 posts', '2 businesses' */
export function countText(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${numberText(count)} ${pluralOf(one)}`;
}

/** 'posts', 'businesses', 'categories' */
export function pluralOf(one: string): string {
  if (/(?:s|x|ch|sh)$/.test(one)) return `${one}es`;
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
}

/** 'post', 'business', 'category'; 'series' is its own. */
export function singularOf(several: string): string {
  if (/(?:^| )series$/.test(several)) return several;
  if (several.endsWith('ies')) return `${several.slice(0, -3)}y`;
  return several.replace(/(ss|x|ch|sh)es$/, '$1').replace(/(?<!s)s$/, '');
}
