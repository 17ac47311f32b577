import type { Cursor } from '#shared/contracts/pages.ts';
import { signal } from './signal.ts';

// While the feed brings every change, a list in the cache cannot be out of date.
let followed = false;
const listRead = signal<Cursor>();

/** Called when a list has been read, with where it stood in its stream. */
export const onListRead = listRead.listen;
export const tellListRead = listRead.tell;

/** Whether changes arrive by themselves, so that lists need no reading again. */
export function isFollowed(): boolean {
  return followed;
}

export function setFollowed(next: boolean): void {
  followed = next;
}
