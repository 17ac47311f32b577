import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { entity, line, uuid } from '#shared/entity.ts';

/** In the order in which a campaign usually goes through them (spec section 4). */
export const campaignStatuses = [
  'negotiating',
  'confirmed',
  'waiting-for-product',
  'in-progress',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** A campaign's own fields (spec section 3). */
export const campaignFields = {
  campaignName: line(150, 'Give the campaign a name'),
  status: z._default(z.enum(campaignStatuses), 'negotiating'),
  postingStartsOn: z._default(z.nullable(calendarDate), null),
  brandId: z._default(z.nullable(uuid), null),
};
export const campaign = entity(campaignFields);
export type Campaign = z.infer<typeof campaign>;
