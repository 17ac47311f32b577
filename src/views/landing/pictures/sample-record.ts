import * as z from 'zod/mini';
import { commonFields, type Fields } from '#shared/entity.ts';

/** When all pictures were taken. */
export const sampleMoment = '2025-09-16T10:42:00.000Z';
export const sampleDay = '2025-09-16';
export const owner = idOf(1);
let made = 1;

/** A record as the server would hold it, of what is said of it and the defaults of its fields. */
export function sampled<F extends Fields>(fields: F, said: z.input<z.ZodMiniObject<F>>) {
  made += 1;
  const by = { createdByUserId: owner, updatedByUserId: owner };
  const at = { createdAt: sampleMoment, updatedAt: sampleMoment, version: 1 };
  const record = z.strictObject({ ...commonFields, ...fields });
  return z.parse(record, { id: idOf(made), ...by, ...at, ...said });
}

function idOf(place: number): string {
  return `01994f00-0000-7000-8000-${String(place).padStart(12, '0')}`;
}

/** What nobody can press in a picture. */
export function nothing(): void {}
