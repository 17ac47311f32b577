import { expect, test } from 'vitest';
import { allRows } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { newId } from '#shared/ids.ts';
import { affiliateEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import { cellsOf, typedCells } from './month-values.ts';
import { logLines, type MonthLine, readLine } from './month-writes.ts';

const { shown, sent, undo } = unanswered();
// A link pays what its commission is reckoned from; the rest of it is of no matter here.
const link = {
  ...{ id: newId(), title: 'Jacket', currency: 'USD' },
  ...{ commissionType: 'none', commissionPercent: null, commissionMinor: null },
} as unknown as AffiliateLink;
const month = '2026-03';

function logged(fields: object): AffiliateEarning {
  const said = { affiliateLinkId: link.id, month, currency: 'USD', ...fields };
  void affiliateEarnings.create({ id: newId(), ...said });
  const [earning] = affiliateEarnings.read(allRows);
  if (!earning) throw new Error('It does not show');
  return earning;
}
function line(earning: AffiliateEarning | undefined, typed: MonthLine['typed']): MonthLine {
  const reading = readLine(
    { link, earning, typed },
    { currency: 'USD', base: 'USD', lastRate: null },
  );
  if ('errors' in reading) throw new Error('It cannot be read');
  return reading.line;
}
const last = () => {
  const { name, input } = sent().at(-1) ?? { name: '', input: { body: undefined } };
  return [name, input.body];
};

test('a month that is logged gets the cells that were typed, and what others wrote stays', () => {
  const earning = logged({ salesMinor: 99_900, commissionMinor: 12_345 });
  logLines(month, [line(earning, { clicks: '25' })]);
  expect(last()).toEqual(['affiliate-earnings.update', { clicks: 25 }]);
  undo();
  expect(last()).toEqual(['affiliate-earnings.update', { clicks: null }]);
  logLines(month, [line(earning, { commission: '' })]);
  expect(last()).toEqual(['affiliate-earnings.update', { commissionMinor: null }]);
});

test('a month that is cleared, or was never logged, has its way back as well', () => {
  const earning = logged({ clicks: 10 });
  logLines(month, [line(earning, { clicks: '' })]);
  expect(shown.at(-1)?.text).toBe('March 2026 cleared');
  expect(affiliateEarnings.read(allRows)).toEqual([]);
  undo();
  expect(affiliateEarnings.read(allRows)).toMatchObject([{ id: earning.id, clicks: 10 }]);
  void affiliateEarnings.remove(earning.id);
  logLines(month, [line(undefined, { clicks: '25' }), line(undefined, { clicks: ' ' })]);
  expect(shown.at(-1)?.text).toBe('March 2026 logged');
  expect(affiliateEarnings.read(allRows)).toMatchObject([{ clicks: 25, salesMinor: null }]);
  undo();
  expect(affiliateEarnings.read(allRows)).toEqual([]);
});

test('what is typed as it was logged is not typed, and a commission that follows is', () => {
  const money = { currency: 'USD', lastRate: null };
  const cells = cellsOf({ clicks: 10, commissionMinor: null } as AffiliateEarning, money);
  const tenth = { ...link, commissionType: 'percent', commissionPercent: 10 } as const;
  const typing = (typed: MonthLine['typed'], more: MonthLine['typed']) =>
    typedCells({ logged: cells, typed, more }, tenth, 'USD');
  expect(typing({}, { clicks: '1' })).toEqual({ clicks: '1' });
  expect(typing({ clicks: '1' }, { clicks: '10' })).toEqual({});
  expect(typing({}, { sales: '50' })).toEqual({ sales: '50', commission: '5.00' });
});
