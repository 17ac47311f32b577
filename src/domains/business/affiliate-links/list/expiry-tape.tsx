import { Tape } from '#client/ui/marks/tape.tsx';
import { daysBetween } from '#client/words/dates.ts';
import { expiryOf } from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';

/** That a link has expired, or will within 14 days. */
export function ExpiryTape({ link, today }: { link: AffiliateLink; today: string }) {
  const expiry = expiryOf(link, today);
  if (!expiry || !link.expiresOn) return null;
  if (expiry === 'expired') return <Tape tone="tally">Expired</Tape>;
  const days = daysBetween(today, link.expiresOn);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return <Tape tone="lamp">{`Expires ${when}`}</Tape>;
}
