/**
 * Tells pages how much room a scrollbar takes here: they take it from their padding, so that all ends at
 * the same edge. Measured before there is a page, whose whole layout would have to be known first.
 */
export function tellScrollbar(): void {
  const probe = document.createElement('div');
  // As the page has it (shell.css): room may be kept free where no scrollbar is ever shown.
  Object.assign(probe.style, { overflowY: 'auto', scrollbarGutter: 'stable' });
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', width: '99px' });
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  document.documentElement.style.setProperty('--scrollbar-width', `${width}px`);
}
