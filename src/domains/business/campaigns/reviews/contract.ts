import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { storedFile } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { guestComment, guestDecision, review, token } from './schema.ts';

// In characters of several bytes, and what JSON makes of them.
const bodyBytes = 16 * kilobyte;

/** What whoever holds a review link can do, without an account. */
export const reviewsContract = {
  lookUp: operation({
    summary: 'The deliverables that a review link shows',
    method: 'POST',
    path: '/reviews/look-up',
    access: 'public',
    input: { body: z.strictObject({ token }) },
    output: review,
    bodyBytes: kilobyte,
  }),
  comment: operation({
    summary: 'Say something about a deliverable that a review link shows',
    method: 'POST',
    path: '/reviews/comments',
    access: 'public',
    input: { body: guestComment },
    output: review,
    bodyBytes,
  }),
  decide: operation({
    summary:
      'Approve a deliverable that a review link shows, or ask for changes; refused if it has changed since it was looked at',
    method: 'POST',
    path: '/reviews/decisions',
    access: 'public',
    input: { body: guestDecision },
    output: review,
    bodyBytes,
  }),
  // The address of the page holds the token already, and pictures are asked for by addresses alone.
  picture: operation({
    summary: 'A picture of a deliverable that a review link shows',
    method: 'GET',
    path: '/reviews/:token/pictures/:pictureId',
    access: 'public',
    input: { params: z.strictObject({ token, pictureId: uuid }) },
    output: storedFile,
    bodyBytes: 0,
    download: true,
  }),
};
