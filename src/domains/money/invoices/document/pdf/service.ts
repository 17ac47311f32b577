import type { CategoryColor } from '#shared/colors.ts';
import { printed } from '#domains/money/invoices/document/letters/rules.ts';
import type { Sheet } from '#domains/money/invoices/document/rules.ts';
import {
  type Doc,
  floor,
  fonts,
  heightOf,
  ink,
  ink2,
  ink3,
  line2,
  margin,
  put,
  right,
  rule,
  set,
  widthOf,
} from './pen/service.ts';

/** The colours of `atoms.css` on white paper. */
const accents: Record<CategoryColor, string> = {
  blue: '#2085d1',
  green: '#319751',
  purple: '#a45ac9',
  red: '#e44142',
  orange: '#d9700f',
  pink: '#df4a91',
  indigo: '#6160d9',
  teal: '#15959b',
};

/** The invoice as a PDF, laid out as its preview is. The library is large: it is loaded with the first. */
export async function pdfOf(sheet: Sheet): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({
    size: sheet.paper,
    margin: 0,
    pdfVersion: '1.7',
    bufferPages: true,
    lang: sheet.words.locale,
    displayTitle: true,
    font: fonts.body,
    info: { Title: sheet.footer, Author: sheet.seller.name, Creator: 'Dayslate' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  drawSheet(doc, printed(sheet));
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function drawSheet(doc: Doc, sheet: Sheet): void {
  drawClapper(doc, accents[sheet.color]);
  drawHead(doc, sheet);
  drawFacts(doc, sheet);
  drawParties(doc, sheet);
  drawRows(doc, sheet);
  drawSums(doc, sheet);
  drawClosing(doc, sheet);
  drawFooters(doc, sheet);
}

// The clapper of the product along the upper edge, its last stick in the colour of the business.
function drawClapper(doc: Doc, accent: string): void {
  const [sticks, height, gap, slant] = [9, 10.5, 4.5, 4.5];
  const width = (doc.page.width + slant) / sticks;
  for (let at = 0; at < sticks; at += 1) {
    const x = at * width - slant;
    const end = at === sticks - 1 ? doc.page.width + slant : x + width - gap;
    const points: [number, number][] = [
      [x + slant, 0],
      [end + slant, 0],
      [end, height],
      [x, height],
    ];
    doc.polygon(...points).fill(at === sticks - 1 ? accent : ink);
  }
}

/** From so many lines on the head is smaller, so that where to pay to stands on the same page. */
const manyRows = 5;

function sizeOfNumber({ number, rows }: Sheet): number {
  if (number.length > 14 || rows.length >= manyRows) return 32;
  return number.length > 8 ? 44 : 54;
}

function drawHead(doc: Doc, sheet: Sheet): void {
  const { seller, monogram, kind, number } = sheet;
  const width = right(doc) - margin - 70;
  let y = put(doc, seller.name, margin, 46, { font: 'display', size: 18, width }) + 3;
  for (const line of seller.lines) y = put(doc, line, margin, y, { color: ink2, width });
  const side = 33;
  const x = right(doc) - side;
  doc.roundedRect(x, 48, side, side, 6.75).fill(ink);
  set(doc, monogram, { font: 'display', size: 15 });
  doc.fillColor('#ffffff').text(monogram, x, 48 + 8, { width: side, align: 'center' });
  y = put(doc, kind, margin, Math.max(y + 16, 126), { size: 11.25, color: ink2 });
  const size = sizeOfNumber(sheet);
  doc.y = put(doc, number, margin, y - 2, { font: 'display', size, spacing: -size * 0.03 });
}

const factSizes = [15, 13, 11, 9.5, 8, 7];
const factGap = 34;

/** The largest size in which all facts stand beside the amount to pay, however long a reference is. */
function sizeOfFacts(doc: Doc, { facts, toPay }: Sheet): number | undefined {
  const room = right(doc) - margin;
  const isWithin = (size: number) => {
    const widths = [...facts, toPay].map(({ value }) => {
      set(doc, value, { font: 'display', size });
      return Math.max(doc.widthOfString(value), 50) + factGap;
    });
    return widths.reduce((sum, width) => sum + width, 0) - factGap <= room;
  };
  return factSizes.find(isWithin) ?? factSizes.at(-1);
}

function drawFacts(doc: Doc, sheet: Sheet): void {
  const { facts, toPay } = sheet;
  const how = { font: 'display', size: sizeOfFacts(doc, sheet) } as const;
  const top = doc.y + 6;
  rule(doc, top, { color: ink });
  let x = margin;
  for (const { label, value } of facts) {
    if (x > margin) {
      doc.moveTo(x - 11, top + 11).lineTo(x - 19, top + 42);
      doc.lineWidth(0.75).strokeColor(line2).stroke();
    }
    set(doc, value, how);
    const width = Math.max(doc.widthOfString(value), 50) + 4;
    put(doc, label, x, top + 9, { size: 9, color: ink3 });
    put(doc, value, x, top + 22, { ...how, width: width + 20 });
    x += width + factGap - 4;
  }
  put(doc, toPay.label, margin, top + 9, { size: 9, color: ink3, align: 'right' });
  put(doc, toPay.value, margin, top + 22, { ...how, align: 'right' });
  doc.y = top + 52;
  rule(doc, doc.y);
}

function drawParties(doc: Doc, { billedTo, about }: Sheet): void {
  const top = doc.y + 19;
  const width = (right(doc) - margin - 24) / 2;
  const ends = [billedTo, about].map(({ label, name, lines }, at) => {
    const x = margin + at * (width + 24);
    let y = put(doc, label, x, top, { size: 9, color: ink3, width });
    if (name) y = put(doc, name, x, y + 1, { font: 'strong', width });
    for (const line of lines) y = put(doc, line, x, y, { width });
    return y;
  });
  doc.y = Math.max(...ends) + 18;
}

/** How wide the columns of figures are, from the right. */
const figures = { amount: 84, each: 84, pieces: 62 };

function drawColumns(doc: Doc, { words }: Sheet): void {
  const y = doc.y;
  const [amount, each, pieces] = columnsOf(doc);
  const how = { size: 9, color: ink3 };
  put(doc, words.item, margin, y, how);
  put(doc, words.pieces, pieces, y, { ...how, width: figures.pieces, align: 'right' });
  put(doc, words.each, each, y, { ...how, width: figures.each, align: 'right' });
  put(doc, words.amount, amount, y, { ...how, width: figures.amount, align: 'right' });
  doc.y = y + 17;
  rule(doc, doc.y, { color: ink });
}

function columnsOf(doc: Doc): [amount: number, each: number, pieces: number] {
  const amount = right(doc) - figures.amount;
  const each = amount - figures.each;
  return [amount, each, each - figures.pieces];
}

function drawRows(doc: Doc, sheet: Sheet): void {
  drawColumns(doc, sheet);
  const [amount, each, pieces] = columnsOf(doc);
  const width = pieces - margin - 12;
  const pad = sheet.rows.length >= manyRows ? 4.5 : 6;
  for (const row of sheet.rows) {
    const title = { font: 'strong' as const, size: 10, width };
    const detail = { size: 9, color: ink3, width };
    const height =
      heightOf(doc, row.description, title) +
      (row.detail ? heightOf(doc, row.detail, detail) : 0) +
      (sheet.rows.length >= manyRows ? 8 : 11);
    if (doc.y + height > floor(doc)) goOn(doc, sheet);
    const top = doc.y;
    const below = put(doc, row.description, margin, top + pad, title);
    if (row.detail) put(doc, row.detail, margin, below, detail);
    const y = top + pad;
    put(doc, row.quantity, pieces, y, { width: figures.pieces, align: 'right' });
    put(doc, row.each, each, y, { width: figures.each, align: 'right' });
    put(doc, row.amount, amount, y, { width: figures.amount, align: 'right' });
    doc.y = top + height;
    rule(doc, doc.y);
  }
}

function goOn(doc: Doc, sheet: Sheet): void {
  newPage(doc, sheet);
  drawColumns(doc, sheet);
}

function newPage(doc: Doc, sheet: Sheet): void {
  doc.addPage();
  drawClapper(doc, accents[sheet.color]);
  put(doc, sheet.footer, margin, 40, { font: 'strong', size: 9 });
  doc.y = 66;
}

function drawSums(doc: Doc, sheet: Sheet): void {
  const x = right(doc) - 225;
  const height = sheet.sums.length * 25.5 + 44;
  if (doc.y + height > floor(doc)) newPage(doc, sheet);
  for (const { label, value } of sheet.sums) {
    const y = doc.y + 7;
    put(doc, label, x, y, { color: ink2, width: 150 });
    put(doc, value, x, y, { align: 'right' });
    doc.y = y + 18.5;
    rule(doc, doc.y, { from: x });
  }
  const y = doc.y;
  put(doc, sheet.total.label, x, y + 15, { font: 'strong' });
  const size = sheet.total.value.length > 13 ? 17 : 22.5;
  put(doc, sheet.total.value, x, y + (size > 20 ? 7 : 11), {
    font: 'display',
    size,
    align: 'right',
  });
  doc.y = y + 42;
  rule(doc, doc.y, { from: x, color: ink, width: 1.5 });
}

function drawClosing(doc: Doc, sheet: Sheet): void {
  const { payTo, terms, notes, words } = sheet;
  if (payTo.length === 0 && !terms && !notes) return;
  const gap = 24;
  const left = (right(doc) - margin - gap) * 0.57;
  const rest = right(doc) - margin - gap - left;
  const labels = Math.min(90, Math.max(57, ...payTo.map((one) => widthOf(doc, one.label) + 12)));
  const payHeight = payTo.reduce((sum, one) => {
    const width = one.label ? left - labels : left;
    return sum + heightOf(doc, one.value, { width });
  }, 24);
  const said = [terms, notes].filter(Boolean).join('\n\n');
  const height = 14 + Math.max(payHeight, said ? heightOf(doc, said, { width: rest }) + 24 : 0);
  const isOver = doc.y + 16 + height > floor(doc);
  if (isOver) newPage(doc, sheet);
  // At the foot of the page, as a letter has it; on a page of its own at the head.
  const top = isOver ? doc.y : Math.max(doc.y + 16, floor(doc) - height);
  rule(doc, top);
  if (payTo.length > 0) {
    let y = put(doc, words.payTo, margin, top + 13, { font: 'display', size: 12.75 }) + 3;
    for (const { label, value } of payTo) {
      const x = label ? margin + labels : margin;
      const shown = label === '#' ? words.invoice : label;
      if (label) put(doc, shown, margin, y, { color: ink3, width: labels });
      y = put(doc, value, x, y, { width: margin + left - x });
    }
  }
  if (!said) return;
  const x = payTo.length > 0 ? margin + left + gap : margin;
  const y = put(doc, words.terms, x, top + 13, { font: 'display', size: 12.75 }) + 3;
  put(doc, said, x, y, { color: ink2, width: payTo.length > 0 ? rest : right(doc) - x });
}

function drawFooters(doc: Doc, { footer, words }: Sheet): void {
  const { count } = doc.bufferedPageRange();
  const [page, of] = words.page;
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    const y = doc.page.height - 38;
    put(doc, footer, margin, y, { size: 8.25, color: ink3 });
    const text = `${page} ${at + 1} ${of} ${count}`;
    put(doc, text, margin, y, { size: 8.25, color: ink3, align: 'right' });
  }
}
