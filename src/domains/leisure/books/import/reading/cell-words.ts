import { ownershipLabels } from '#domains/leisure/books/rules.ts';
import type { BookFormat, BookStatus, Ownership } from '#domains/leisure/books/schema.ts';
import { readWhole } from './read-numbers.ts';

const isRead = /^(read|finished|gelesen|lu|lus|le[ií]do|lido|letto|gelezen|beendet)$/i;
const isReading =
  /^(currently.?reading|reading|lese.*|am lesen|en (cours|train).*|leyendo|lendo|in lettura|aan het lezen)$/i;
const isPaused = /^(paused|on.?hold|pausiert|en pause)$/i;
const isLeft =
  /^(dnf|did.?not.?finish|abandoned|abgebrochen|abandonn.*|abandonado.*|abbandonato)$/i;

/** How a book stands by the shelf that a cell names; one without a shelf that has a day is finished. */
export function readStatus(cell: string, hasDay: boolean): BookStatus {
  if (isRead.test(cell)) return 'finished';
  if (isReading.test(cell)) return 'reading';
  if (isPaused.test(cell)) return 'paused';
  if (isLeft.test(cell)) return 'dnf';
  return cell === '' && hasDay ? 'finished' : 'want_to_read';
}

/** What a book is read from, in print where a cell says nothing else. */
export function readFormat(cell: string): BookFormat {
  if (/audio|hörbuch|horbuch|audible|\bcd\b/i.test(cell)) return 'audiobook';
  return /kindle|e-?book|digital|nook|epub/i.test(cell) ? 'ebook' : 'print';
}

/** Whether a cell says yes. */
export const readYes = (cell: string) => /^(yes|ja|oui|si|sí|sim|true)$/i.test(cell);

const isSaid = (cell: string, owned: Ownership) =>
  cell.toLowerCase() === ownershipLabels[owned].toLowerCase();

/** Whose a book is: a cell says so as the app does, or says yes or how many copies there are. */
export function readOwnership(cell: string): Ownership {
  for (const owned of ['own', 'borrowed', 'lent'] as const) if (isSaid(cell, owned)) return owned;
  return readYes(cell) || (readWhole(cell) ?? 0) > 0 ? 'own' : 'none';
}
