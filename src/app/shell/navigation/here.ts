/** What a link to the page on screen says and does: it leads to the top, or nothing would happen. */
export const here = {
  'aria-current': 'page',
  onClick: () => document.querySelector('#main')?.scrollTo(0, 0),
} as const;
