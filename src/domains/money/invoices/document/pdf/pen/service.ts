import { fileURLToPath } from 'node:url';
import { hasDisplay } from '#domains/money/invoices/document/letters/rules.ts';

const fontAt = (name: string) => fileURLToPath(new URL(`../../fonts/${name}.ttf`, import.meta.url));
/** The typefaces of the product. */
export const fonts = {
  body: fontAt('inter-400'),
  strong: fontAt('inter-600'),
  display: fontAt('bricolage-600'),
};
type Font = keyof typeof fonts;

export type Doc = PDFKit.PDFDocument;

export const [ink, ink2, ink3, line2] = ['#15211f', '#48544f', '#6d7873', '#c9cfcb'];

export const margin = 51;
const bottom = 60;

/** How words are set. */
export interface Put {
  font?: Font;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  width?: number;
  spacing?: number;
}

/** Takes up a face and a size; names in letters that headings have not are set as strong text. */
export function set(doc: Doc, text: string, { font = 'body', size = 9.75 }: Put): void {
  doc.font(font === 'display' && !hasDisplay(text) ? 'strong' : font).fontSize(size);
}

/** Writes at a place and gives where it ends; what is longer than its width goes on below. */
export function put(doc: Doc, text: string, x: number, y: number, how: Put = {}): number {
  set(doc, text, how);
  const { width = right(doc) - x, align = 'left', color = ink, spacing = 0 } = how;
  const options = { width, align, characterSpacing: spacing, lineGap: 2.5 };
  doc.fillColor(color).text(text, x, y, options);
  return doc.y;
}

/** How high words are that are as wide as that. */
export function heightOf(doc: Doc, text: string, how: Put & { width: number }): number {
  set(doc, text, how);
  return doc.heightOfString(text, { width: how.width, lineGap: 2.5 });
}

/** Where the printed page ends at the right, and at its foot. */
export const right = (doc: Doc) => doc.page.width - margin;
export const floor = (doc: Doc) => doc.page.height - bottom;

/** A line across the page. */
export function rule(
  doc: Doc,
  y: number,
  how: { from?: number; color?: string; width?: number } = {},
) {
  const { from = margin, color = line2, width = 0.75 } = how;
  doc.moveTo(from, y).lineTo(right(doc), y).lineWidth(width).strokeColor(color).stroke();
}

/** How wide words are on one line. */
export function widthOf(doc: Doc, text: string): number {
  set(doc, text, {});
  return doc.widthOfString(text);
}
