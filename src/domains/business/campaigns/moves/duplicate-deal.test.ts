import { expect, test } from 'vitest';
import { allRows } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { newId } from '#shared/ids.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { requirements } from '#domains/business/campaigns/requirements/data.ts';
import { duplicateDeal } from './duplicate-deal.ts';
import type { ShownDeal } from './use-deal.ts';

unanswered();

/** A deal as it shows; what is said of its parts are the fields that a copy looks at. */
function aDeal(said: { campaign?: object; deliverables: object[]; payments: object[] }) {
  const id = newId();
  void campaigns.create({ id, campaignName: 'Rain Shell', businessId: newId() });
  const campaign = campaigns.read(allRows).find((one) => one.id === id);
  const owed = { platform: 'instagram', format: 'reel', status: 'not_started', sortOrder: 0 };
  const money = { amountMinor: 100_000, currency: 'USD', trigger: 'on_posting', termsDays: 30 };
  // Of what a deal holds a test says what matters to it.
  return {
    campaign: { ...campaign, ...said.campaign },
    deliverables: said.deliverables.map((one) => ({ ...owed, ...one })),
    payments: said.payments.map((one) => ({ ...money, status: 'planned', ...one })),
    requirements: [] as object[],
  } as unknown as ShownDeal;
}

const of = <R extends { campaignId: string }>(rows: readonly R[], id: string) =>
  rows.filter(({ campaignId }) => campaignId === id);

test('a copy of a deal is for its business, and asks of each deliverable what this one did', () => {
  const [reelId, storyId] = [newId(), newId()];
  const first = aDeal({
    deliverables: [
      { id: reelId, title: 'Reel', feeShareMinor: 60_000, status: 'posted' },
      { id: storyId, title: 'Story', status: 'cancelled' },
    ],
    payments: [{ label: 'Fee', status: 'paid' }],
  });
  const asked = (text: string, deliverableId: string | null) =>
    ({ kind: 'hashtag', text, sortOrder: 0, deliverableId }) as ShownDeal['requirements'][number];
  const id = duplicateDeal({
    ...first,
    requirements: [asked('#all', null), asked('#reel', reelId), asked('#story', storyId)],
  });
  const { businessId } = first.campaign;
  expect(campaigns.read(allRows).find((one) => one.id === id)).toMatchObject({ businessId });
  const made = of(deliverables.read(allRows), id);
  expect(made).toMatchObject([{ title: 'Reel', feeShareMinor: 60_000, status: 'not_started' }]);
  expect(
    of(requirements.read(allRows), id).map(({ text, deliverableId }) => [text, deliverableId]),
  ).toEqual([
    ['#all', null],
    ['#reel', made[0]?.id],
  ]);
});

test('a copy of a deal owes nothing that this one gave up on its way', () => {
  const parts = {
    deliverables: [
      { id: newId(), title: 'Reel', status: 'cancelled', updatedAt: '2026-03-10T12:00:00Z' },
      { id: newId(), title: 'Story', status: 'cancelled', updatedAt: '2026-03-02T12:00:00Z' },
    ],
    payments: [
      { label: 'Fee', status: 'void', updatedAt: '2026-03-10T12:00:00Z' },
      { label: 'Extra', status: 'void', updatedAt: '2026-03-02T12:00:00Z' },
      { label: 'Kill fee', trigger: 'on_invoice', updatedAt: '2026-03-10T12:00:00Z' },
      { label: 'Never came', status: 'written_off', updatedAt: '2026-03-02T12:00:00Z' },
    ],
  };
  const statusDates = { cancelled: '2026-03-10T12:00:00.250Z' };
  const copied = (status: 'cancelled' | 'in-progress') => {
    const id = duplicateDeal(aDeal({ ...parts, campaign: { status, statusDates } }));
    return [
      of(deliverables.read(allRows), id).map(({ title }) => title),
      of(payments.read(allRows), id).map(({ label, status: standing }) => [label, standing]),
    ];
  };
  const written = ['Never came', 'planned'];
  expect(copied('in-progress')).toEqual([[], [written]]);
  // What was cancelled with all of it was part of it until then.
  expect(copied('cancelled')).toEqual([['Reel'], [['Fee', 'planned'], written]]);
});
