import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import {
  entertainmentItem,
  entertainmentItemChanges,
  entertainmentItemFields,
  finishing,
  newEntertainmentItem,
  watching,
} from './schema.ts';

const place = { name: 'title', path: '/entertainment-items', scope: 'own' } as const;
const generic = collectionContract({ ...place, fields: entertainmentItemFields });

/** What a person watches, plays and listens to: it follows them into every workspace. */
export const entertainmentItemsContract = {
  ...generic,
  ...manyContract({ ...place, row: entertainmentItem, changes: entertainmentItemChanges }),
  create: { ...generic.create, input: { ...generic.create.input, body: newEntertainmentItem } },
  update: {
    ...generic.update,
    summary:
      'Change some fields of a title; days, times and progress follow a move to another status where they are not said, and one that is completed gets a log, which goes when that is taken back',
    input: { ...generic.update.input, body: entertainmentItemChanges },
  },
  watch: operation({
    summary:
      'Say how far one is: what was planned is begun by it, and an episode beyond the last one is the last',
    method: 'POST',
    path: '/entertainment-items/:id/watch',
    access: 'signed-in',
    input: { params: z.strictObject({ id: uuid }), body: watching },
    output: entertainmentItem,
    bodyBytes: kilobyte,
  }),
  finish: operation({
    summary:
      'Finish a title: completed on a day, with a rating and a note that its log keeps. Finished already, perhaps on another device, it is finished once',
    method: 'POST',
    path: '/entertainment-items/:id/finish',
    access: 'signed-in',
    input: { params: z.strictObject({ id: uuid }), body: finishing },
    output: entertainmentItem,
    bodyBytes: 16 * kilobyte,
  }),
};
