/** The text without its phrases, as a title: no comma, bracket or dash of theirs is left. */
export function titleOf(text: string, phrases: readonly { start: number; end: number }[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of phrases.toSorted((one, other) => one.start - other.start)) {
    rest += `${text.slice(from, start)}\0`;
    from = end;
  }
  return (
    (rest + text.slice(from))
      // A sign that stood apart stays apart: ':)', '!high'.
      .replace(/\0\s+(?=[.:;!?)\]])/g, '\0\uE000')
      .replace(/\s*\0(?:\s*[,;&]?\s*\0)*\s*/g, '\0')
      .replace(/[([]\0[)\]]/g, '\0')
      .replace(/\s*\0+\s*/g, '\0')
      .replace(/^\0\s*[,;:–—-]?\s*/, '')
      .replace(/[\s,;:–—-]*\0$/, '')
      .replace(/,\0,/g, ',')
      .replace(/\0(?=[,.;:!?)\]])/g, '')
      .replaceAll('\0', ' ')
      .replaceAll('\uE000', '')
      .trim()
      .replace(/\s+/g, ' ')
  );
}
