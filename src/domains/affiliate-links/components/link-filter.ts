import { plainWords } from '#client/plain-words.ts';
import { expiryOf, healthOf } from '#domains/affiliate-links/rules.ts';
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
      (!status || isOfStatus(link, status, today)) &&
      (!brand || (link.brandId ?? 'none') === brand) &&
      (!network || link.network === network) &&
      (!program || link.programType === program) &&
      (!tag || link.tags.includes(tag)),
  );
}

function isOfStatus(link: AffiliateLink, status: string, today: string): boolean {
  if (status === 'expiring') return isRunningOut(link, today);
  return status === 'broken' ? healthOf(link) === 'broken' : link.status === status;
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
