import { expect, test } from 'vitest';
import { productStatuses } from '#domains/business/campaigns/schema.ts';
import { withoutAsking } from './status-moves.ts';

test('beginning receives a product that was on its way, and leaves any other as it is', () => {
  const began = (productStatus: (typeof productStatuses)[number]) =>
    withoutAsking({ status: 'waiting-for-product', productStatus }, 'in-progress', '2026-03-10');
  const received = productStatuses.filter((one) => began(one).productReceivedOn === '2026-03-10');
  expect(received).toEqual(['awaiting', 'shipped']);
  expect(began('received')).toEqual({ status: 'in-progress' });
});
