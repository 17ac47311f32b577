import * as z from 'zod/mini';

/** What a form checks in place of the rest when a deal is to be confirmed with nobody. */
export const confirmedNeedsBrand = z.strictObject({
  brandId: z.string('A confirmed campaign needs a brand'),
});
