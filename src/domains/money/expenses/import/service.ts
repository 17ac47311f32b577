import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Tombstone } from '#shared/collection-contract.ts';
import { AppError } from '#shared/errors.ts';
import type { MemberContext, UploadContext } from '#server/http/context.ts';
import { JsonText } from '#server/http/json.ts';
import { tablesWithTrash } from '#server/records/crud.ts';
import { findsRecords } from '#server/http/kept-answers.ts';
import { keepsMoney } from '#server/records/kept-money.ts';
import { exportsTable } from '#server/records/personal-data.ts';
import { type Page, readPage } from '#server/records/pages.ts';
import {
  columnOf,
  type ManyRow,
  type RecordRow,
  recordStatements,
  writeRecords,
} from '#server/records/records.ts';
import { baseMinorOf } from '#domains/money/expenses/rules.ts';
import { baseOf, expenses } from '#domains/money/expenses/service.ts';
import {
  type ExpenseImport,
  expenseImportFields,
  importedRow,
  importedRows,
  type NewExpenseImport,
} from './schema.ts';

const domain = 'expense-imports';
const statements = recordStatements('expense_imports', 'workspace_id', expenseImportFields);
keepsMoney(domain, expenseImportFields);
tablesWithTrash.add('expense_imports');
exportsTable('expenseImports', { scope: 'workspace' });
findsRecords(domain, 'workspace', ({ query }, owner, ids) => query(statements.there, [owner, ids]));

type Rows = z.output<typeof importedRow>[];

/** The imports of a workspace, a page of them. */
export function listImports(
  { transaction, workspaceId }: MemberContext,
  query: { after?: string | undefined; limit: number },
): Promise<JsonText<Page<never>>> {
  return readPage(transaction, statements.page(), { ...query, stream: workspaceId });
}

/** Writes down all expenses of a file, or none of them. */
export async function importExpenses(
  context: UploadContext,
  body: NewExpenseImport,
): Promise<JsonText<ExpenseImport>> {
  const rows = await readRows(await readFile(context.file.path, 'utf8'));
  return context.commit((member) => writeImport(member, body, rows));
}

/** So many are looked at, or written, before others have their turn. */
const atOnce = 1_000;

async function readRows(text: string): Promise<Rows> {
  const sent = importedRows.safeParse(parsed(text));
  if (!sent.success) throw new AppError('invalid', sent.error.issues[0]?.message ?? wrongFile);
  const rows: Rows = [];
  for (const [at, row] of sent.data.rows.entries()) {
    const read = importedRow.safeParse(row);
    if (!read.success) throw refusal(at, read.error.issues);
    rows.push(read.data);
    if (at % atOnce === 0) await setImmediate();
  }
  return rows;
}

const wrongFile = 'Send a JSON object with the rows';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', wrongFile, { cause });
  }
}

function refusal(at: number, issues: readonly z.core.$ZodIssue[]): AppError {
  const fields = Object.fromEntries(
    issues.map(({ path, message }) => [['rows', at, ...path].join('.'), message]),
  );
  return new AppError('invalid', `Row ${at + 1}: ${issues[0]?.message ?? wrongFile}`, { fields });
}

async function writeImport(
  context: MemberContext,
  { id, fileName }: NewExpenseImport,
  rows: Rows,
): Promise<JsonText<ExpenseImport>> {
  const { transaction, workspaceId, userId } = context;
  const given = [workspaceId, id, userId, fileName, rows.length];
  const [made] = await transaction.query<RecordRow>(
    statements.insert(['fileName', 'rowCount']),
    given,
  );
  if (!made) return known(context, id);
  announce(context, id, made);
  const baseCurrency = await baseOf(context);
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce).map((row) => ({
      ...row,
      baseMinor: baseMinorOf(row, baseCurrency),
      baseCurrency,
    }));
    const written = await writeRecords<ManyRow>(transaction, insertText, [
      ...[workspaceId, userId, id],
      JSON.stringify(part.map(asColumns)),
    ]);
    if (written.length < part.length) throw new AppError('conflict', thereText);
    for (const row of written) expenses.announce(context, row.id, row);
  }
  return new JsonText(made.json);
}

const thereText = 'Some of these expenses are here already. Nothing was imported.';

// The same request may come twice.
async function known(
  { transaction, workspaceId }: MemberContext,
  id: string,
): Promise<JsonText<ExpenseImport>> {
  const [existing] = await transaction.query<RecordRow>(statements.find, [workspaceId, id]);
  if (!existing)
    throw new AppError('conflict', 'This import was taken back. Import the file anew.');
  return new JsonText(existing.json);
}

const writtenFields = [
  ...['title', 'spentOn', 'amountMinor', 'currency', 'rate', 'rateCurrency', 'baseMinor'],
  ...['baseCurrency', 'taxMinor', 'expenseCategoryId', 'businessId', 'campaignId', 'brandId'],
  ...['paymentMethod', 'isDeductible', 'businessUsePercent', 'reimbursement', 'reimbursedOn'],
  ...['status', 'paidByUserId', 'tags', 'notes'],
];
const columns = writtenFields.map(columnOf).join(', ');
const insertText = `insert into expenses
    (workspace_id, created_by_user_id, updated_by_user_id, import_id, id, ${columns})
  select $1, $2, $2, $3, id, ${columns} from json_populate_recordset(null::expenses, $4::json)
  on conflict do nothing
  returning id, version, ${expenses.statements.json} as json`;

function asColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
}

type Stored = Omit<RecordRow, 'json'> & { json: string | null };

function announce({ transaction, workspaceId }: MemberContext, id: string, row: Stored): void {
  const { version, json } = row;
  transaction.record({ stream: workspaceId, domain, id, version, json });
}

// Both are of one moment: what was deleted before by itself stays so when the import comes back.
const removeText = `update expenses set deleted_at = now(), version = version + 1,
    updated_at = now(), updated_by_user_id = $3
  where workspace_id = $1 and import_id = $2 and deleted_at is null returning id, version`;
const restoreText = `update expenses set deleted_at = null, version = version + 1,
    updated_at = now(), updated_by_user_id = $3
  where workspace_id = $1 and import_id = $2 and deleted_at = (
    select deleted_at from expense_imports where workspace_id = $1 and id = $2)
  returning id, version, ${expenses.statements.json} as json`;

/** Deletes an import with its expenses. */
export async function removeImport(
  context: MemberContext,
  id: string,
): Promise<JsonText<Tombstone>> {
  const { query } = context.transaction;
  const place = [context.workspaceId, id];
  const [removed] = await query<RecordRow>(statements.remove, [...place, context.userId]);
  if (removed) {
    announce(context, id, { ...removed, json: null });
    const gone = await query<ManyRow>(removeText, [...place, context.userId]);
    for (const row of gone) expenses.announce(context, row.id, { ...row, json: null });
  }
  const [left] = await query<RecordRow>(statements.version, place);
  if (!left) throw missing();
  return new JsonText(JSON.stringify({ id, version: left.version, deleted: true }));
}

/** Brings an import back, with the expenses that went with it. */
export async function restoreImport(
  context: MemberContext,
  id: string,
): Promise<JsonText<ExpenseImport>> {
  const { transaction, workspaceId, userId } = context;
  const place = [workspaceId, id, userId];
  const back = await writeRecords<ManyRow>(transaction, restoreText, place);
  for (const row of back) expenses.announce(context, row.id, row);
  const [restored] = await transaction.query<RecordRow>(statements.restore, place);
  if (!restored) throw missing();
  announce(context, id, restored);
  return new JsonText(restored.json);
}

const missing = () => new AppError('not_found', 'Import not found');
