/**
 * Leaves the field that is being typed into: what saves itself when it is left does so before what
 * is around it goes. Elements that are taken off the page take no leave, and neither does a finger
 * move the focus. Returns the field.
 */
export function leaveField(): HTMLElement | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  field.blur();
  return field;
}
