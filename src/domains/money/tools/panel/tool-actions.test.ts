import { expect, test } from 'vitest';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { moveTool, tools } from '#domains/money/tools/data.ts';
import { newId } from '#shared/ids.ts';
import { deleteTool } from './tool-actions.ts';

const { shown, undo } = unanswered();

function aTool(fields: object = {}) {
  const id = newId();
  const price = { priceMinor: 2_200, currency: 'USD', startedOn: '2026-03-01' };
  void tools.create({ id, name: 'Cutroom', ...price, ...fields });
  return id;
}
const now = (id: string) => {
  const tool = tools.read(rowsById).get(id);
  if (!tool) throw new Error('It does not show');
  return tool;
};

test.each([
  [{}, 'Tool deleted, its recurring expense ends'],
  [{ trackAsExpense: false }, 'Tool deleted'],
  [{ billing: 'free', priceMinor: 0 }, 'Tool deleted'],
  [{ billing: 'lifetime' }, 'Tool deleted'],
])('deleting a tool with %j says what becomes of its bill', (fields, text) => {
  const id = aTool(fields);
  deleteTool(now(id));
  expect(shown.at(-1)?.text).toBe(text);
  expect(tools.read(rowsById).get(id)).toBeUndefined();
  undo();
  expect(now(id).name).toBe('Cutroom');
});

test('the bill of a tool that was cancelled has its end already', () => {
  const id = aTool();
  void moveTool(id, { status: 'cancelling', on: '2026-03-02' });
  deleteTool(now(id));
  expect(shown.at(-1)?.text).toBe('Tool deleted');
});
