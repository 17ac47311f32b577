import { endingOf, fileNameFor } from '#server/files/file-types.ts';
import { keyOf } from '#server/files/keep.ts';
import { receiptNames } from '#domains/money/year-pack/rules.ts';
import type { PackScope } from '#domains/money/year-pack/scope/service.ts';

/** A receipt in the store, and how it is called in the pack. */
export interface PackedReceipt {
  expenseId: string;
  name: string;
  key: string;
  sizeBytes: number;
}

const receiptsText = `
  select expense.id as "expenseId", expense.spent_on as "spentOn", expense.title,
    expense.amount_minor as "amountMinor", expense.currency, file.file_id as "fileId",
    file.file_name as "fileName", file.mime, file.size_bytes::float8 as "sizeBytes"
  from expenses expense
    join attachments file on file.workspace_id = expense.workspace_id
      and file.expense_id = expense.id and file.deleted_at is null
  where expense.workspace_id = $1 and expense.deleted_at is null
    and expense.spent_on between $2::date and $3::date
    and ($4::uuid is null or expense.business_id = $4)
  order by expense.spent_on, expense.id, file.id`;

interface Found {
  expenseId: string;
  spentOn: string;
  title: string;
  amountMinor: number;
  currency: string;
  fileId: string;
  fileName: string;
  mime: string;
  sizeBytes: number;
}

/** The receipts of a pack, in the order of its expenses. */
export async function readReceipts(scope: PackScope): Promise<PackedReceipt[]> {
  const { transaction, workspaceId, base, values } = scope;
  const found = await transaction.query<Found>(receiptsText, values);
  const names = receiptNames(
    found.map((file) => ({ ...file, ending: endingOf(fileNameFor(file.fileName, file.mime)) })),
    base,
  );
  return found.map(({ expenseId, fileId, sizeBytes }, at) => ({
    expenseId,
    name: names[at] ?? fileId,
    key: keyOf(workspaceId, fileId),
    sizeBytes,
  }));
}
