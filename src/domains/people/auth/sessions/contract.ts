import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { instant } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';
import { typedPassword } from '#domains/people/auth/entrance/schema.ts';

/** A browser that somebody is signed in with. */
const session = z.strictObject({
  id: uuid,
  /** As the browser calls itself. */
  userAgent: z.string(),
  /** Where it signed in from; empty for those of before it was kept. */
  address: z.string(),
  createdAt: instant,
  usedAt: instant,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Where the caller is signed in. */
export const sessionsContract = {
  list: operation({
    summary: 'Own sessions, the one used last first',
    method: 'GET',
    path: '/auth/sessions',
    access: 'signed-in',
    input: {},
    output: z.strictObject({ sessions: z.array(session) }),
    bodyBytes: 0,
  }),
  end: operation({
    summary: 'End one of the own sessions; its tabs leave at once',
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    access: 'signed-in',
    needsPassword: true,
    input: { params: z.strictObject({ sessionId: uuid }) },
    output: nothing,
    bodyBytes: 0,
  }),
  endOthers: operation({
    summary: 'End all own sessions but this one',
    method: 'POST',
    path: '/auth/sessions/end-others',
    access: 'signed-in',
    needsPassword: true,
    input: { body: nothing },
    output: nothing,
    bodyBytes: kilobyte,
  }),
  prove: operation({
    summary: 'Give the password again: for ten minutes this session may do what asks for it',
    method: 'POST',
    path: '/auth/sessions/proof',
    access: 'signed-in',
    input: { body: z.strictObject({ password: typedPassword }) },
    output: nothing,
    bodyBytes: 8 * kilobyte,
    ownTransactions: true,
  }),
};
