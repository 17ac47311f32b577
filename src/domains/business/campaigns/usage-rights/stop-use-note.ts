import { formatLongDate, type Formats } from '#client/words/format-dates.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { endsOn, rightLabels } from './rules.ts';
import type { UsageRight } from './schema.ts';

/** A right that ends, with what it is of. */
export interface StoppedUse {
  right: Pick<UsageRight, 'kind' | 'territory'> & Parameters<typeof endsOn>[0];
  campaign: Pick<Campaign, 'campaignName'>;
  /** The one piece that it is for; without it, all. */
  deliverable?: Pick<Deliverable, 'title'> | undefined;
  contact?: Pick<BrandContact, 'name'> | undefined;
}

/** What to write to a brand so that it stops using the work in time; empty while there is no end. */
export function stopUseNote(
  { right, campaign, deliverable, contact }: StoppedUse,
  formats: Pick<Formats, 'dateFormat'> & { today: string },
): string {
  const end = endsOn(right);
  if (end === null) return '';
  const isOver = end < formats.today;
  const what = deliverable ? `“${deliverable.title}”` : 'all pieces';
  const where = right.territory ? ` (${right.territory})` : '';
  const day = formatLongDate(end, formats);
  return [
    `Hi${contact ? ` ${contact.name.split(' ')[0]}` : ''},`,
    '',
    `The right to use ${what} of ${campaign.campaignName} for “${rightLabels[right.kind]}”${where} ` +
      `${isOver ? 'ended' : 'ends'} on ${day}.`,
    isOver
      ? 'Please stop using it and take down what is still running.'
      : 'Please stop using it after that day, and take down what is running by then.',
    'If you would like to renew it, let me know and I will send you an offer.',
  ].join('\n');
}
