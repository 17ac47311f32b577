import { expect, test } from 'vitest';
import { homeCurrency } from './home-currency.ts';

test.each([
  ['en-US', 'USD'],
  ['en', 'USD'],
  ['de-AT', 'EUR'],
  ['de-CH', 'CHF'],
  ['fr', 'EUR'],
  ['ja', 'JPY'],
  ['pt-BR', 'BRL'],
  ['zh-Hant-TW', 'TWD'],
  ['en-AQ', 'USD'],
  ['', 'USD'],
  ['not a language', 'USD'],
])('%j counts in %s', (language, currency) => {
  expect(homeCurrency(language)).toBe(currency);
});
