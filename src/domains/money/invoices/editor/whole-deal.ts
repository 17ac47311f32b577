import { rowsById } from '#client/sync/reading/selectors.ts';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { exclusivities } from '#domains/business/campaigns/exclusivities/data.ts';
import {
  deliverablesOf,
  exclusivitiesOf,
  paymentsOf,
  rightsOf,
  type ShownDeal,
} from '#domains/business/campaigns/moves/use-deal.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { usageRights } from '#domains/business/campaigns/usage-rights/data.ts';

const parts = [brands, brandContacts, deliverables, payments, usageRights, exclusivities];

/**
 * A deal with all that an invoice is made of, once it has been read: its page shows each part as it
 * comes, and whoever presses at once has seen none of them.
 */
export async function wholeDeal(deal: ShownDeal): Promise<ShownDeal> {
  await Promise.all(parts.map((part) => part.load()));
  const { id, brandId, brandContactId } = deal.campaign;
  return {
    ...deal,
    brand: brands.read(rowsById).get(brandId ?? ''),
    contact: brandContacts.read(rowsById).get(brandContactId ?? ''),
    deliverables: deliverables.read(deliverablesOf).get(id) ?? [],
    payments: payments.read(paymentsOf).get(id) ?? [],
    usageRights: usageRights.read(rightsOf).get(id) ?? [],
    exclusivities: exclusivities.read(exclusivitiesOf).get(id) ?? [],
  };
}
