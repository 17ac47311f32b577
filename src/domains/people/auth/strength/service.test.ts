import { expect, test } from 'vitest';
import { weaknessOf } from './service.ts';

const about = ['maria.lark@studio-lark.example', 'María', 'Lark', null, 'marialark'];

test.each([
  'Password123!',
  'Summer2026!',
  'Monday2026!',
  'P@ssw0rd!',
  'qwertz123',
  'aaaaaaaaaaaaaaaaaaaa',
  'abcabcabcabc',
  'Dayslate2026',
  'dayslate!1',
  'marialark1990',
  'studio-lark1',
  'a'.repeat(256),
])('%s is refused', async (password) => {
  expect(await weaknessOf(password, about)).toMatch(/too common|easy to guess/);
});

test.each([
  'a quiet harbour at dawn',
  'correct-horse',
  'gK7#pQ2z',
  'Tr0ub4dor&3',
  'zebra lamp 42',
  'maria has 9 boats',
])('%s is taken', async (password) => {
  expect(await weaknessOf(password, about)).toBeUndefined();
});
