import * as z from 'zod/mini';
import { operation } from '#shared/contract.ts';
import type { Cursor } from './pages.ts';

/** The domain of a change that somebody else alone may see: nothing but its number is told. */
export const hiddenDomain = 'hidden';

export const feedContract = {
  follow: operation({
    summary: 'Follow all changes of own records and of own workspaces, from given cursors on',
    method: 'GET',
    path: '/feed',
    access: 'signed-in',
    /** `since` is what `writeCursors` gives; a stream left out starts now. */
    input: { query: z.strictObject({ since: z.optional(z.string().check(z.maxLength(16_384))) }) },
    output: z.unknown(),
    bodyBytes: 0,
    stream: true,
  }),
};

/** Cursors as the feed is asked from them: `stream:epoch:seq`, several joined by a comma. */
export function writeCursors(cursors: readonly Cursor[]): string {
  return cursors.map(({ stream, epoch, seq }) => `${stream}:${epoch}:${seq}`).join(',');
}

const cursorPattern = /^([0-9a-f-]{36}):([0-9a-f-]{36}):(\d{1,15})$/;

/** The cursors of such a text. What does not look like one counts as none. */
export function readCursors(text: string): Cursor[] {
  return text.split(',').flatMap((part) => {
    const [, stream, epoch, seq] = cursorPattern.exec(part) ?? [];
    return stream && epoch && seq ? [{ stream, epoch, seq: Number(seq) }] : [];
  });
}
