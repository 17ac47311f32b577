import { formatMoney } from '#client/words/format-money.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';

/** '8%', '$5.00 a sale', or nothing where none is agreed or known. */
export function commissionText(link: AffiliateLink): string {
  const { commissionType, commissionPercent, commissionMinor, currency } = link;
  if (commissionType === 'percent')
    return commissionPercent === null ? '' : `${commissionPercent}%`;
  if (commissionType === 'flat' && commissionMinor !== null)
    return `${formatMoney(commissionMinor, currency)} a sale`;
  return '';
}
