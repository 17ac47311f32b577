import * as z from 'zod/mini';
import { needsBrand } from '#domains/business/campaigns/schema.ts';

/** What a dialog checks in place of a move when a deal is to be confirmed with nobody. */
export const confirmedNeedsBrand = z.strictObject({
  brandId: z.string(needsBrand),
});
