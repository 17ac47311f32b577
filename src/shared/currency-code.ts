import * as z from 'zod/mini';
import { isCurrency } from './currency.ts';

/** A currency by its ISO 4217 code: 'USD'. */
export const currencyCode = z
  .string()
  .check(z.refine((code) => isCurrency(code), 'Choose a currency from the list'));
