import { createElement } from 'react';
import type { Platform } from './schema.ts';
import { formatIcon } from './format-icon.ts';

/** A platform as a picture of ours: their own marks are theirs. Its name stands beside it. */
export function PlatformIcon({ platform }: { platform: Platform }) {
  return createElement(formatIcon(platform, null), { 'aria-hidden': true });
}
