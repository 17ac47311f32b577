/** For a link to the page that is on screen: nothing else would happen. */
export function toTop(): void {
  document.querySelector('#main')?.scrollTo(0, 0);
}
