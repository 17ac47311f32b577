import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { line } from '#shared/entity.ts';
import { keptFields, keptRows } from './kept-json.ts';

const fields = { title: line(20, 'Give it a title'), effort: z.nullable(z.enum(['S', 'M'])) };

test('of kept fields those come back that a record may still have', () => {
  const kept = { title: 'Soup', effort: 'XL', mood: 'good' };
  expect(z.parse(keptFields(fields), kept)).toEqual({ title: 'Soup' });
  expect(z.parse(keptFields(fields), { effort: null })).toEqual({ effort: null });
  expect(z.parse(keptFields(fields), {})).toEqual({});
});

test('a document of another shape is refused, and not believed', async () => {
  const row = z.object({ memory: z.object({ ids: z.array(z.string()) }) });
  const giving = (rows: unknown[]) => ({ query: async () => rows as never });
  await expect(keptRows(giving([{ memory: { ids: ['a'] } }]), row, '', [])).resolves.toEqual([
    { memory: { ids: ['a'] } },
  ]);
  await expect(keptRows(giving([{ memory: [] }]), row, '', [])).rejects.toThrow(z.core.$ZodError);
});
