import type { Paper } from '#domains/shoots/call-sheets/schema.ts';
import type { Sheet, SheetFact, SheetLine, SheetShot } from '#domains/shoots/call-sheets/rules.ts';
import { printed } from '#domains/money/invoices/document/letters/rules.ts';
import {
  type Doc,
  floor,
  fonts,
  heightOf,
  ink,
  ink2,
  ink3,
  margin,
  put,
  right,
  rule,
  set,
} from '#domains/money/invoices/document/pdf/pen/service.ts';

const [slate, chalk, chalk2, lamp, rest, sun] = [
  '#1b2926',
  '#f5f3ee',
  '#b9c1bc',
  '#f2b93b',
  '#3c4a47',
  '#7a4c07',
];

/** The sheet as a PDF, laid out as on screen. The library is large: it is loaded with the first. */
export async function drawnSheet(said: Sheet, paper: Paper): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const sheet = printed(said);
  const doc = new Pdf({
    ...{ size: paper, margin: 0, pdfVersion: '1.7', bufferPages: true },
    ...{ lang: 'en', displayTitle: true, font: fonts.body },
    info: { Title: `${sheet.title}, ${sheet.footer}`, Creator: 'Dayslate' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  drawHead(doc, sheet);
  drawFacts(doc, sheet);
  drawLines(doc, sheet);
  drawColumns(doc, sheet);
  drawNotes(doc, sheet);
  drawFooters(doc, sheet);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

const headHeight = 122;

function drawHead(doc: Doc, sheet: Sheet): void {
  doc.rect(0, 0, doc.page.width, headHeight).fill(slate);
  drawSticks(doc, sheet);
  const hasCall = sheet.call !== null;
  const width = right(doc) - margin - (hasCall ? 130 : 0);
  put(doc, sheet.eyebrow, margin, 28, { size: 10, color: chalk2, width });
  const size = sheet.title.length > 34 ? 20 : sheet.title.length > 22 ? 26 : 34;
  const below = put(doc, sheet.title, margin, 44, { font: 'display', size, color: chalk, width });
  put(doc, sheet.under, margin, Math.min(below + 3, 98), { size: 9.75, color: chalk2, width });
  if (sheet.call !== null) {
    put(doc, 'Call', margin, 52, { size: 9.5, color: chalk2, align: 'right' });
    put(doc, sheet.call, margin, 64, { font: 'display', size: 28, color: lamp, align: 'right' });
  }
  doc.y = headHeight + 18;
}

// A stick for each day: those before, this one, those to come.
function drawSticks(doc: Doc, { at, days }: Sheet): void {
  const count = Math.min(Math.max(days, 7), 31);
  const width = doc.page.width / count;
  for (let one = 0; one < count; one += 1) {
    const x = one * width;
    const color = one < at ? chalk : one === at ? lamp : rest;
    doc.polygon([x + 3, 0], [x + width, 0], [x + width - 4, 9], [x - 1, 9]).fill(color);
  }
}

function drawFacts(doc: Doc, { facts }: Sheet): void {
  if (facts.length === 0) return;
  const top = doc.y;
  const share = Math.min(112, (right(doc) - margin) / facts.length);
  const width = share - 8;
  facts.forEach(({ label, value }, at) => {
    const x = margin + at * share;
    put(doc, label, x, top, { size: 9, color: ink3, width });
    put(doc, value, x, top + 13, { font: 'display', size: 15, width });
  });
  doc.y = top + 42;
  rule(doc, doc.y);
  doc.y += 14;
}

function heading(
  doc: Doc,
  title: string,
  note: string,
  how: { x?: number; to?: number } = {},
): void {
  const { x = margin, to = right(doc) } = how;
  const top = doc.y;
  put(doc, title, x, top, { font: 'display', size: 14, width: to - x });
  if (note) put(doc, note, x + 74, top + 5, { size: 9, color: ink3, width: to - x - 74 });
  doc
    .moveTo(x, top + 21)
    .lineTo(to, top + 21)
    .lineWidth(1)
    .strokeColor(ink)
    .stroke();
  doc.y = top + 26;
}

function drawLines(doc: Doc, sheet: Sheet): void {
  if (sheet.lines.length === 0 && sheet.loose.length === 0) return;
  heading(doc, 'Schedule', sheet.note);
  for (const line of sheet.lines) drawLine(doc, line.isSun ? inOneLine(line) : line);
  if (sheet.loose.length === 0) return;
  room(doc, 40);
  put(doc, 'Shots of the day', margin, doc.y + 3, { font: 'strong', size: 10 });
  doc.y += 4;
  drawShots(doc, sheet.loose);
}

const inOneLine = (line: SheetLine): SheetLine => ({
  ...line,
  title: [line.title, line.detail].filter(Boolean).join('. '),
  detail: '',
});

const timeWidth = 76;

function drawLine(doc: Doc, { time, until, title, detail, isSun, shots }: SheetLine): void {
  const x = margin + timeWidth;
  const width = right(doc) - x;
  const height =
    heightOf(doc, title, { font: 'strong', size: 10.5, width }) +
    (detail ? heightOf(doc, detail, { size: 9, width }) : 0) +
    12;
  room(doc, height);
  const top = doc.y + 4;
  const color = isSun ? sun : ink;
  const timeEnd = put(doc, time, margin, top, { font: 'strong', size: 9, color, width: timeWidth });
  const ends = until
    ? put(doc, until, margin, timeEnd, { size: 8, color: ink3, width: timeWidth })
    : timeEnd;
  let y = put(doc, title, x, top, { font: 'strong', size: 10.5, color, width });
  if (detail) y = put(doc, detail, x, y, { size: 9, color: ink2, width });
  doc.y = (shots.length > 0 ? y : Math.max(y, ends)) + 2;
  drawShots(doc, shots);
  rule(doc, doc.y + 3);
  doc.y += 4;
}

const shotHeight = 15.5;

function drawShots(doc: Doc, shots: readonly SheetShot[]): void {
  const x = margin + timeWidth;
  for (const { number, title, lens, length, isDone } of shots) {
    const width = right(doc) - x - 160;
    const height = Math.max(shotHeight, heightOf(doc, title, { size: 9, width }) + 3);
    room(doc, height);
    const top = doc.y + 1;
    doc
      .roundedRect(x, top + 1, 8.5, 8.5, 1.5)
      .lineWidth(0.9)
      .strokeColor(ink)
      .stroke();
    if (isDone)
      doc
        .moveTo(x + 1.8, top + 5.4)
        .lineTo(x + 3.8, top + 7.4)
        .lineTo(x + 7, top + 3)
        .stroke();
    put(doc, String(number), x + 14, top, { size: 9, color: ink3, width: 16 });
    put(doc, title, x + 32, top, { size: 9, width });
    put(doc, lens, right(doc) - 122, top, { size: 9, color: ink2, width: 64, align: 'right' });
    put(doc, length, right(doc) - 54, top, { size: 9, color: ink2, width: 54, align: 'right' });
    doc.y = top + height - 1;
  }
}

const mostInColumn = 6;

function drawColumns(doc: Doc, { people, bring, bookings }: Sheet): void {
  const all: [string, readonly SheetFact[]][] = [
    ['People', people],
    ['Bring', bring],
    ['Bookings', bookings],
  ];
  // Longer lists go on beside themselves: a usual day is one page.
  const columns = all
    .filter(([, facts]) => facts.length > 0)
    .flatMap(([title, facts]): typeof all => {
      const half = Math.ceil(facts.length / 2);
      return facts.length > mostInColumn
        ? [
            [title, facts.slice(0, half)],
            ['', facts.slice(half)],
          ]
        : [[title, facts]];
    });
  if (columns.length === 0) return;
  const gap = 18;
  const width = (right(doc) - margin - gap * (columns.length - 1)) / columns.length;
  const tallest = Math.max(...columns.map(([, facts]) => columnHeight(doc, facts, width)));
  doc.y += 14;
  // Of a column that no page holds, the rest goes on where it must.
  room(doc, Math.min(tallest, 400));
  const top = doc.y;
  const ends = columns.map(([title, facts], at) => {
    const x = margin + at * (width + gap);
    doc.y = top;
    heading(doc, title, '', { x, to: x + width });
    for (const fact of facts) drawFact(doc, fact, { x, width });
    return doc.y;
  });
  doc.y = Math.max(...ends);
}

const headingHeight = 26;
const factSize = { size: 9 };

function drawFact(doc: Doc, fact: SheetFact, { x, width }: { x: number; width: number }): void {
  const { label, value } = fact;
  const y = doc.y + 1;
  const share = shareOf(doc, fact, width);
  const left = put(doc, label, x, y, { ...factSize, width: share });
  const end = value
    ? put(doc, value, x + share, y, { ...factSize, width: width - share, align: 'right' })
    : left;
  doc.y = Math.max(left, end) + 1;
  doc
    .moveTo(x, doc.y)
    .lineTo(x + width, doc.y)
    .lineWidth(0.5)
    .strokeColor('#dcdfdc')
    .stroke();
  doc.y += 1;
}

/** What a label has of the width: all that its value leaves it, and never less than half. */
function shareOf(doc: Doc, { value }: SheetFact, width: number): number {
  if (!value) return width;
  set(doc, value, factSize);
  return Math.max(width / 2, width - doc.widthOfString(value) - 8);
}

function columnHeight(doc: Doc, facts: readonly SheetFact[], width: number): number {
  const heights = facts.map((fact) => {
    const share = shareOf(doc, fact, width);
    const label = heightOf(doc, fact.label, { ...factSize, width: share });
    const value = heightOf(doc, fact.value, { ...factSize, width: width - share || width });
    return Math.max(label, value) + 3;
  });
  return heights.reduce((sum, height) => sum + height, headingHeight);
}

function drawNotes(doc: Doc, { notes }: Sheet): void {
  doc.y += 14;
  // A page for nothing but empty lines is one too many.
  if (!notes && doc.y + 50 > floor(doc)) return;
  room(doc, 60);
  heading(doc, 'Notes', '');
  if (notes) doc.y = put(doc, notes, margin, doc.y + 2, { size: 9, color: ink2 }) + 4;
  // Room to write by hand, as far as the page goes.
  for (let line = 0; line < 4 && doc.y + 24 < floor(doc); line += 1) {
    doc.y += 22;
    rule(doc, doc.y);
  }
}

function room(doc: Doc, height: number): void {
  if (doc.y + height <= floor(doc)) return;
  doc.addPage();
  doc.y = 46;
}

function drawFooters(doc: Doc, { footer }: Sheet): void {
  const { count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    const y = doc.page.height - 38;
    put(doc, footer, margin, y, { size: 8.25, color: ink3 });
    if (count > 1)
      put(doc, `Page ${at + 1} of ${count}`, margin, y, {
        size: 8.25,
        color: ink3,
        align: 'right',
      });
  }
}
