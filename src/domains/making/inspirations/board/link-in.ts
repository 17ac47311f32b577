import * as z from 'zod/mini';
import { webUrl } from '#shared/entity.ts';
import { normalisedUrl } from '#domains/making/inspirations/rules.ts';

/** A text that is one web address, as it will be kept; undefined for all else. */
export function linkIn(text: string): string | undefined {
  const trimmed = text.trim();
  // A word with a dot in it may be the end of a sentence; with a path or a scheme it is meant.
  if (/\s/.test(trimmed) || !/^https?:\/\/|^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i.test(trimmed))
    return undefined;
  const parsed = z.safeParse(webUrl, trimmed);
  return parsed.success ? normalisedUrl(parsed.data) : undefined;
}
