import { afterPaint } from '#client/ui/base/after-paint.ts';

/** What a link to the page on screen says and does: it leads to the top, or nothing would happen. */
export const here = {
  'aria-current': 'page',
  onClick: () => document.querySelector('#main')?.scrollTo(0, 0),
  /** In a sidebar that is longer than its window, it is seen where one is. */
  ref(link: HTMLElement | null): void {
    if (link) afterPaint(() => link.scrollIntoView({ block: 'nearest' }));
  },
} as const;
