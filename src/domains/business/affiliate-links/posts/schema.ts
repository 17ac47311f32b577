import type * as z from 'zod/mini';
import { entity, uuid } from '#shared/entity.ts';

/** That a post carries an affiliate link. */
export const postAffiliateLinkFields = { postId: uuid, affiliateLinkId: uuid };
export const postAffiliateLink = entity(postAffiliateLinkFields);
export type PostAffiliateLink = z.infer<typeof postAffiliateLink>;
