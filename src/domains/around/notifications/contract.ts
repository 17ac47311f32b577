import * as z from 'zod/mini';
import { page, pageQuery } from '#shared/contracts/pages.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { notification } from './schema.ts';

export const maxRead = 1000;

/** What the caller should know of. */
export const notificationsContract = {
  list: operation({
    summary: 'Own notifications of the last 60 days, the oldest first',
    method: 'GET',
    path: '/notifications',
    access: 'signed-in',
    input: { query: z.strictObject(pageQuery) },
    output: page(notification),
    bodyBytes: 0,
  }),
  ways: operation({
    summary: 'How notifications can reach people from this server',
    method: 'GET',
    path: '/notifications/ways',
    access: 'signed-in',
    input: {},
    output: z.strictObject({ mail: z.boolean() }),
    bodyBytes: 0,
  }),
  read: operation({
    summary: 'Mark own notifications read; those that are not there are left out',
    method: 'POST',
    path: '/notifications/read',
    access: 'signed-in',
    input: {
      body: z.strictObject({
        ids: z
          .array(uuid)
          .check(
            z.minLength(1, 'Name at least one id'),
            z.maxLength(maxRead, `Name at most ${maxRead} ids at a time`),
          ),
      }),
    },
    output: z.strictObject({ rows: z.array(notification) }),
    bodyBytes: 64 * kilobyte,
  }),
};
