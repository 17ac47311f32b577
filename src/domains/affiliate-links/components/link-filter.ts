import { plainWords } from '#client/plain-words.ts';
import { expiryOf } from '#domains/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/affiliate-links/schema.ts';
import type { LinkSearch } from './link-search.ts';

/** The links that an address asks for. */
export function linksShown(
  links: readonly AffiliateLink[],
  { status, brand, network, program, tag }: LinkSearch,
  today: string,
): AffiliateLink[] {
  return links.filter(
    (link) =>
      (!status || (status === 'expiring' ? isRunningOut(link, today) : link.status === status)) &&
      (!brand || (link.brandId ?? 'none') === brand) &&
      (!network || link.network === network) &&
      (!program || link.programType === program) &&
      (!tag || link.tags.includes(tag)),
  );
}

function isRunningOut(link: AffiliateLink, today: string): boolean {
  return link.status !== 'ended' && expiryOf(link, today) !== null;
}

/** Whether the words are in what one remembers a link by. */
export function isTitled(link: AffiliateLink, words: string, brandName: string): boolean {
  const { title, url, discountCode, audienceOffer, tags } = link;
  const said = [title, url ?? '', discountCode, audienceOffer, brandName, ...tags];
  return plainWords(said.join(' ')).includes(plainWords(words.trim()));
}
