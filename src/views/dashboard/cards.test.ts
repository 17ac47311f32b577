import { expect, test } from 'vitest';
import { inOwnOrder, movedCard, usualCards } from './cards.ts';

test('cards that were never moved follow those that were', () => {
  expect(inOwnOrder(usualCards)).toEqual(['needs-action', 'content', 'money', 'trips']);
  expect(inOwnOrder({ ...usualCards, dashboardOrder: ['money'] })).toEqual([
    'money',
    'needs-action',
    'content',
    'trips',
  ]);
});

test('a card changes places with its neighbour on the list, whatever is not on it', () => {
  const order = inOwnOrder(usualCards);
  const all = { listed: order };
  expect(movedCard(order, { ...all, card: 'money', by: -1 })).toEqual([
    'needs-action',
    'money',
    'content',
    'trips',
  ]);
  expect(movedCard(order, { ...all, card: 'trips', by: 1 })).toEqual(order);
  expect(movedCard(order, { ...all, card: 'needs-action', by: -1 })).toEqual(order);
  // Without content the neighbour of what needs action is the money.
  const listed = ['needs-action', 'money'] as const;
  expect(movedCard(order, { listed, card: 'needs-action', by: 1 })).toEqual([
    'money',
    'content',
    'needs-action',
    'trips',
  ]);
});
