import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { profile, sentPreferenceChanges } from './schema.ts';

const bodyBytes = 8 * kilobyte;
const empty = z.strictObject({});

/** Who is signed in, and their settings: what every page needs (spec sections 2, 3, 7). */
export const authContract = {
  session: operation({
    summary: 'Who is signed in; null if nobody',
    method: 'GET',
    path: '/auth/session',
    access: 'public',
    input: { query: empty },
    output: z.strictObject({ user: z.nullable(profile) }),
    bodyBytes: 0,
  }),
  signOut: operation({
    summary: 'End this session; no error if there is none',
    method: 'POST',
    path: '/auth/sign-out',
    access: 'public',
    input: { body: empty },
    output: nothing,
    bodyBytes,
  }),
  updatePreferences: operation({
    summary: 'Change own settings: time zone, formats, theme, density, week start, shortcuts',
    method: 'PATCH',
    path: '/auth/preferences',
    access: 'signed-in',
    input: { body: sentPreferenceChanges },
    output: profile,
    bodyBytes,
  }),
};
