import { recurringExpensesContract } from '#domains/money/recurring/contract.ts';
import { toolsContract } from '#domains/money/tools/contract.ts';
import type { NewTool } from '#domains/money/tools/schema.ts';
import type { Maker } from './maker.ts';

const currency = 'USD';

type SampleTool = Pick<NewTool, 'name' | 'category' | 'usedFor' | 'billing' | 'priceMinor'> &
  Partial<Pick<NewTool, 'noticeDays' | 'verdict' | 'planName'>> & {
    /** Days count from today. */
    started: number;
    trialEnds?: number;
  };

const tools: readonly SampleTool[] = [
  {
    ...{ name: 'Framecut', category: 'editing', usedFor: 'Cuts and captions', planName: 'Pro' },
    ...{ billing: 'monthly', priceMinor: 5_499, started: -291 },
  },
  {
    ...{ name: 'Quillpost', category: 'email_website', usedFor: 'The newsletter' },
    ...{ billing: 'yearly', priceMinor: 29_000, started: -348, noticeDays: 14 },
  },
  {
    ...{ name: 'Deep Archive', category: 'storage', usedFor: 'Footage of the last three years' },
    ...{ billing: 'yearly', priceMinor: 11_988, started: -200 },
  },
  {
    ...{ name: 'Boreal Audio', category: 'music_assets', usedFor: 'Music without claims' },
    ...{ billing: 'monthly', priceMinor: 1_499, started: -113, verdict: 'review' },
  },
  {
    ...{ name: 'Postern', category: 'scheduling', usedFor: 'Posts that go out at night' },
    ...{ billing: 'monthly', priceMinor: 1_900, started: -86, verdict: 'cancel' },
  },
  {
    ...{ name: 'Sorrel', category: 'ai', usedFor: 'First drafts of captions' },
    ...{ billing: 'monthly', priceMinor: 2_000, started: -10, trialEnds: 4 },
  },
];

/** Six tools, and what is paid again and again besides. */
export async function makeBills(
  maker: Maker,
  { businessId, categoryOf }: { businessId: string; categoryOf: (name: string) => string | null },
): Promise<void> {
  for (const { started, trialEnds, ...tool } of tools) {
    maker.goTo(started);
    await maker.create(toolsContract, {
      ...tool,
      ...{ currency, businessId, ownerUserId: maker.userId, startedOn: maker.day(started) },
      trialEndsOn: trialEnds === undefined ? null : maker.day(trialEnds),
    });
  }
  const bill = { currency, businessId, rrule: 'FREQ=MONTHLY' };
  await maker.create(recurringExpensesContract, {
    ...{ ...bill, title: 'Studio rent share', amountMinor: 24_000, startsOn: maker.day(8) },
    expenseCategoryId: categoryOf('Studio & rental'),
    posting: 'auto',
  });
  await maker.create(recurringExpensesContract, {
    ...{ ...bill, title: 'Jonas, edit day', amountMinor: 30_000, startsOn: maker.day(-1) },
    ...{ expenseCategoryId: categoryOf('Editors & contractors'), amountType: 'variable' },
  });
  await maker.create(recurringExpensesContract, {
    ...{ ...bill, title: 'Bookkeeping', amountMinor: 18_000, startsOn: maker.day(26) },
    ...{ rrule: 'FREQ=MONTHLY;INTERVAL=3', expenseCategoryId: categoryOf('Legal & accounting') },
  });
}
