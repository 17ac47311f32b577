import { queryOptions } from '@tanstack/react-query';
import { call, urlOf } from '#client/sync/api.ts';
import { queryClient } from '#client/sync/query-client.ts';
import type { Call } from '#shared/contract.ts';
import { reviewsContract } from './contract.ts';
import type { Review } from './schema.ts';

/** What a review link shows; fails with the sentence of the server. */
export const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['review', token],
    queryFn: ({ signal }) => call(reviewsContract.lookUp, { body: { token } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The token is a secret: it stays out of the browser's database.
    meta: { persist: false },
  });

/** The address of a picture that a review link shows. */
export function pictureUrl(token: string, pictureId: string): string {
  return urlOf(reviewsContract.picture, { params: { token, pictureId } });
}

/** Says something about a deliverable; throws what the server refused. */
export async function comment(body: Call<typeof reviewsContract.comment>['body']): Promise<void> {
  show(body.token, await call(reviewsContract.comment, { body }));
}

/** Approves a deliverable or asks for changes; throws what the server refused. */
export async function decide(body: Call<typeof reviewsContract.decide>['body']): Promise<void> {
  show(body.token, await call(reviewsContract.decide, { body }));
}

function show(token: string, review: Review): void {
  queryClient.setQueryData(reviewQuery(token).queryKey, review);
}
