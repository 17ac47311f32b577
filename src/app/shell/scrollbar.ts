/**
 * Tells pages how much room a scrollbar takes here: they take it from their padding, so that all ends at
 * the same edge. Measured before there is a page, whose whole layout would have to be known first.
 */
export function tellScrollbar(): void {
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', overflowY: 'scroll' });
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  document.documentElement.style.setProperty('--scrollbar-width', `${width}px`);
}
