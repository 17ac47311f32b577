import { expect, test } from 'vitest';
import { shortContract } from './short-contract.ts';

const contract = `
import * as z from 'zod/mini';
import { collectionContract } from './collection-contract.ts';
import { operation } from './contract.ts';
import { note, noteFields } from './schema.ts';

const place = { name: 'note', path: '/notes' };
const text = z.string().check(z.maxLength(9));
const body = z.strictObject({ text });
const generic = collectionContract({ ...place, fields: noteFields });
export const notesContract = {
  ...generic,
  send: operation({
    summary: 'Send a note',
    method: 'POST',
    path: '/notes/:id/send',
    input: { params: z.strictObject({ id: z.string() }), body },
    output: note,
  }),
};
`;
const squeezed = (code: string) => code.replaceAll(/\s+/g, ' ').trim();
const imports = contract.slice(0, contract.indexOf('const place'));

test('what only the server asks of a contract goes, and bodies stay', () => {
  const { text, exported } = shortContract('contract.ts', contract, { withoutBodies: false });
  expect(exported).toEqual(['notesContract']);
  expect(squeezed(text.replace(imports, ''))).toBe(
    squeezed(`
      const place = { name: 'note', path: '/notes' };
      const text = z.string().check(z.maxLength(9));
      const body = z.strictObject({ text });
      const generic = collectionContract({ ...place, fields: noteFields });
      export const notesContract = {
        ...generic,
        send: operation({ method: 'POST', path: '/notes/:id/send', input: { body }, }),
      };`),
  );
});

test('without bodies an operation says that it has one, and what they alone used goes', () => {
  const { text } = shortContract('contract.ts', contract, { withoutBodies: true });
  expect(squeezed(text.replace(imports, ''))).toBe(
    squeezed(`
      const place = { name: 'note', path: '/notes' };
      const generic = collectionContract({ ...place, });
      export const notesContract = {
        ...generic,
        send: operation({ method: 'POST', path: '/notes/:id/send', input: { body: {} }, }),
      };`),
  );
});
