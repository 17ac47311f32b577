import { expect } from 'vitest';
import { affiliateLinksContract } from '#domains/business/affiliate-links/contract.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { exclusivitiesContract } from '#domains/business/campaigns/exclusivities/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { usageRightsContract } from '#domains/business/campaigns/usage-rights/contract.ts';
import { toolsContract } from '#domains/money/tools/contract.ts';
import { recurringExpensesContract } from '#domains/money/recurring/contract.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { packingItemsContract } from '#domains/shoots/packing/contract.ts';
import { bookingsContract } from '#domains/shoots/bookings/contract.ts';
import { scheduleItemsContract } from '#domains/shoots/schedule/contract.ts';
import { booksContract } from '#domains/leisure/books/contract.ts';
import { shotsContract } from '#domains/shoots/shots/contract.ts';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import type { TestUser } from '#server/testing/people.ts';
import type { Operation } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';

/** Creates records with a date, of a workspace or a person, each with what it needs and nothing more. */
export function recordsOf(workspaceId: string, user: TestUser) {
  const make =
    (operation: Operation, usual: object = {}) =>
    async (fields: object = {}) => {
      const id = newId();
      const params = operation.path.includes(':workspaceId') ? { workspaceId } : {};
      const call = { params, body: { id, ...usual, ...fields } };
      const answer = await user.send(operation, call);
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      return { ...(answer.body as Record<string, unknown>), id };
    };
  return {
    brand: make(brandsContract.create, { name: 'Halden', color: 'teal' }),
    campaign: make(campaignsContract.create, { campaignName: 'Rain Shell', status: 'in-progress' }),
    deliverable: make(deliverablesContract.create, {
      platform: 'instagram',
      format: 'reel',
      title: 'First cut',
    }),
    payment: make(paymentsContract.create, {
      label: 'Deposit',
      amountMinor: 90_000,
      currency: 'USD',
      trigger: 'fixed_date',
      termsDays: 0,
    }),
    usageRight: make(usageRightsContract.create, { kind: 'paid_ads', starts: 'fixed' }),
    exclusivity: make(exclusivitiesContract.create, { scope: 'full' }),
    link: make(affiliateLinksContract.create, { title: 'Code', discountCode: 'MARA15', url: null }),
    item: make(contentItemsContract.create, { title: 'One-pan orzo', stage: 'editing' }),
    post: make(postsContract.create),
    bill: make(recurringExpensesContract.create, {
      ...{ title: 'Studio rent', amountMinor: 24_000, currency: 'USD' },
      rrule: 'FREQ=MONTHLY',
    }),
    tool: make(toolsContract.create, { name: 'Cutroom', priceMinor: 2_200, currency: 'USD' }),
    trip: make(tripsContract.create, { title: 'Lisbon' }),
    thing: make(packingItemsContract.create, { name: 'Camera' }),
    booking: make(bookingsContract.create, { title: 'Night train' }),
    scheduled: make(scheduleItemsContract.create, { title: 'Steps' }),
    shot: make(shotsContract.create, { title: 'Wide' }),
    book: make(booksContract.create, { title: 'The Tide Clerk' }),
    task: make(tasksContract.create, { title: 'Film the reel' }),
  };
}
