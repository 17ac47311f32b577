import { keysOf, picked } from '#client/sync/live/changed-fields.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { formatMonth } from '#client/words/format-dates.ts';
import { newId } from '#shared/ids.ts';
import { affiliateEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import {
  type Cells,
  cellsOf,
  fieldsOf,
  isBlank,
  type MonthFields,
  readCells,
} from './month-values.ts';

interface TypedLine {
  link: AffiliateLink;
  earning: AffiliateEarning | undefined;
  /** The cells that say something else than what is logged. */
  typed: Partial<Cells>;
}

/** A row of the grid of a month of which something was typed, as it is to be logged. */
export interface MonthLine extends TypedLine {
  /** What all of its cells mean; null: they are blank. */
  fields: MonthFields | null;
}

/** Reads a row; what cannot be read comes back as a sentence for its cell. */
export function readLine(
  line: TypedLine,
  { currency, base, lastRate }: { currency: string; base: string; lastRate: number | null },
): { line: MonthLine } | { errors: Partial<Cells> } {
  const cells = { ...cellsOf(line.earning, { currency, lastRate }), ...line.typed };
  if (isBlank(cells)) return { line: { ...line, fields: null } };
  const reading = readCells(cells, { currency, base });
  return 'errors' in reading ? reading : { line: { ...line, ...reading } };
}

/** Logs what was typed of a month, `YYYY-MM`, with one way back for all rows. */
export function logLines(month: string, lines: readonly MonthLine[]): void {
  const writes = lines.flatMap((line) => writeOf(line, month) ?? []);
  if (writes.length === 0) return;
  const isCleared = lines.every(({ fields }) => fields === null);
  tellDone(
    `${formatMonth(`${month}-01`)} ${isCleared ? 'cleared' : 'logged'}`,
    writes.map(({ written }) => written),
    () => writes.map(({ undo }) => undo()),
  );
}

interface Write {
  written: Promise<{ ok: boolean }>;
  undo: () => Promise<unknown>;
}

// What is logged gets the cells that were typed: the others may have been changed meanwhile.
function writeOf({ link, earning, typed, fields }: MonthLine, month: string): Write | undefined {
  if (!earning) return fields ? firstOf(link, month, fields) : undefined;
  const { id } = earning;
  if (!fields)
    return { written: affiliateEarnings.remove(id), undo: () => affiliateEarnings.restore(id) };
  const said = fieldsOf(fields, typed);
  return {
    written: affiliateEarnings.update(id, said),
    undo: () => affiliateEarnings.update(id, picked(earning, keysOf(said))),
  };
}

function firstOf({ id: affiliateLinkId }: AffiliateLink, month: string, said: MonthFields): Write {
  const id = newId();
  return {
    written: affiliateEarnings.create({ id, affiliateLinkId, month, ...said }),
    undo: () => affiliateEarnings.remove(id),
  };
}
