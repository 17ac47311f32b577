import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isEachOnce } from '#shared/entity.ts';
import { AppError } from '#shared/errors.ts';

/** What rows of one name have to be like. */
export interface RowShape<Row extends object = object> {
  /** As the records are created. */
  row: z.ZodMiniType<Row>;
  most: number;
  tooManyText: string;
}

const wrongFile = 'Send a JSON object with the rows';
/** So many are looked at before others have their turn. */
const atOnce = 1_000;

/**
 * Reads the rows of an import: JSON, `{ "rows": […] }`, by the names of the shapes. What is wrong with
 * one of them refuses all, in a sentence that says which. One name at least has rows.
 */
export async function readImportedRows<Shapes extends Record<string, RowShape>>(
  path: string,
  shapes: Shapes,
): Promise<{ [Name in keyof Shapes]: z.output<Shapes[Name]['row']>[] }> {
  const names = Object.keys(shapes);
  const sent = list(names).safeParse(parsed(await readFile(path, 'utf8')));
  if (!sent.success) throw new AppError('invalid', wrongFile);
  if (names.every((name) => (sent.data[name] ?? []).length === 0))
    throw new AppError('invalid', 'There is nothing to import');
  const read: Record<string, object[]> = {};
  for (const name of names) {
    const rows = sent.data[name] ?? [];
    const shape = shapes[name];
    if (!shape) continue;
    if (rows.length > shape.most) throw new AppError('invalid', shape.tooManyText);
    if (!isEachOnce(rows.map(({ id }) => id))) throw new AppError('invalid', 'Name each id once');
    read[name] = await readAll(name, rows, shape);
  }
  // Each name has the rows that its own schema gave.
  return read as { [Name in keyof Shapes]: z.output<Shapes[Name]['row']>[] };
}

function list(names: readonly string[]) {
  const rows = z.optional(z.array(z.looseObject({ id: z.string() })));
  return z.strictObject(Object.fromEntries(names.map((name) => [name, rows])));
}

async function readAll(
  name: string,
  rows: readonly object[],
  { row: schema }: RowShape,
): Promise<object[]> {
  const read: object[] = [];
  for (const [at, row] of rows.entries()) {
    const one = schema.safeParse(row);
    if (!one.success) throw refusal(name, at, one.error.issues);
    read.push(one.data);
    if (at % atOnce === 0) await setImmediate();
  }
  return read;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', wrongFile, { cause });
  }
}

function refusal(name: string, at: number, issues: readonly z.core.$ZodIssue[]): AppError {
  const fields = Object.fromEntries(
    issues.map(({ path, message }) => [[name, at, ...path].join('.'), message]),
  );
  return new AppError('invalid', `Row ${at + 1}: ${issues[0]?.message ?? wrongFile}`, { fields });
}
