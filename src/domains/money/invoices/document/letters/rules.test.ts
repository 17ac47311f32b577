import Pdf from 'pdfkit';
import { expect, test } from 'vitest';
import { fonts } from '#domains/money/invoices/document/pdf/pen/service.ts';
import { type Shown, sheetOf } from '#domains/money/invoices/document/rules.ts';
import { hasDisplay, hasLetters, lettersLacking, lettersNote, printed } from './rules.ts';

const seller = {
  ...{ name: 'Studio Lark', legalName: '', address: '4 Quay Street', country: 'IE' },
  ...{ email: '', phone: '', website: null, taxId: '', color: 'teal' as const },
};
const plain: Shown = {
  ...{ title: 'Slow mornings', number: 'INV-0147', kind: 'invoice', revision: 1 },
  ...{ issuedOn: '2026-03-01', dueOn: '2026-03-31', currency: 'EUR', language: 'fr' },
  ...{ poNumber: '', taxRatePercent: 0, taxNote: '', paymentDetails: '', terms: '', notes: '' },
  buyer: { name: 'Kettle & Rye', contact: '', address: '', country: null, taxId: '' },
  ...{ lines: [], netMinor: 123_456_789, totalMinor: 123_456_789 },
};
const withNote = (notes: string) => sheetOf({ ...plain, notes }, seller, null);

/** What a face of the PDF has, asked of the face itself. */
function lettersOf(file: string): Set<number> {
  const doc = new Pdf({ font: file });
  // pdfkit keeps the face it has opened, and types say nothing of it.
  const { font } = (doc as unknown as { _font: { font: { characterSet: number[] } } })._font;
  return new Set(font.characterSet.filter((letter) => letter >= 0x20 && letter < 0xff_ff));
}

const everyLetter = Array.from({ length: 0xff_ff - 0x20 }, (_, at) => at + 0x20).filter(
  (letter) =>
    (letter < 0xd8_00 || letter > 0xf8_ff) && !/\p{Cn}/u.test(String.fromCodePoint(letter)),
);
const lettersIn = (text: string) => Array.from(text);
const character = (letter: number) => String.fromCodePoint(letter);

test.each([
  ['text', fonts.body],
  ['strong text', fonts.strong],
])('what is said of the letters for %s is what the face has', (_, file) => {
  const has = lettersOf(file);
  const isIn = (text: string) => lettersIn(text).every((one) => has.has(one.codePointAt(0) ?? 0));
  const claimed = everyLetter.map(character).filter(hasLetters);
  expect(claimed.filter((one) => !isIn(one.normalize('NFC')) && !isTaken(one))).toEqual([]);
  const denied = everyLetter.map(character).filter((one) => !hasLetters(one));
  expect(denied.filter(isIn)).toEqual([]);
});

// Marks that are taken out, and spaces that become another, before anything is set.
const isTaken = (one: string) => printed(withNote(one)).notes !== one;

test('what is set in the face of headings is in it', () => {
  const has = lettersOf(fonts.display);
  const claimed = everyLetter.filter((letter) => hasDisplay(character(letter)));
  expect(claimed.filter((letter) => !has.has(letter))).toEqual([]);
  expect(claimed.length).toBeGreaterThan(300);
});

const told: [text: string, lacking: string[]][] = [
  ['Łukasz, Weiß, Ñandú, Жизнь, Ελλάδα, Nguyễn Thị Ánh, Қазақ', []],
  ['→ ✓ ★ ‰ … “so” €₫₿ N\u{2011}1 soft\u{AD}ly', []],
  ['Cafe\u{301} with an accent of its own', []],
  ['株式会社ハル and 株', lettersIn('株式会社ハル')],
  ['thanks 👩‍🎨 ❤️', ['👩‍🎨']],
  ['شكرا', lettersIn('شكرا')],
];
test.each(told)('%s: what prints as boxes', (text, lacking) => {
  expect(lettersLacking(withNote(text))).toEqual(lacking);
  expect(lettersNote(withNote(text)) === null).toBe(lacking.length === 0);
});

test('an accent that stands alone is one with its letter, and marks are gone', () => {
  expect(printed(withNote('Cafe\u{301}\u{200B} so\u{AD}ft')).notes).toBe('Café soft');
});
