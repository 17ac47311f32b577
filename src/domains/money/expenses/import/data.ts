import { queryOptions } from '@tanstack/react-query';
import { upload, type UploadOptions } from '#client/form/upload.ts';
import { call } from '#client/sync/api.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { newId } from '#shared/ids.ts';
import { expenseImportsContract } from './contract.ts';
import type { ExpenseImport, ImportedRow } from './schema.ts';

const key = 'imports-of-expenses';

/** What was imported into a workspace; read when somebody looks. */
export const importsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: [key, workspaceId],
    queryFn: async ({ signal }) => {
      const input = { params: { workspaceId }, query: {} };
      return (await call(expenseImportsContract.list, input, { signal })).rows;
    },
    staleTime: 0,
    meta: { persist: false },
  });

/** Rows ready to be sent: tried again, the same ones go out under the same names, and are written once. */
export interface PreparedImport {
  workspaceId: string;
  id: string;
  fileName: string;
  operationId: string;
  content: Blob;
  rowCount: number;
}

/** Makes the rows of a file ready to be sent. */
export function prepareImport(
  fileName: string,
  rows: readonly Omit<ImportedRow, 'id'>[],
): PreparedImport {
  const content = JSON.stringify({ rows: rows.map((row) => ({ ...row, id: newId() })) });
  return {
    workspaceId: getScope().workspaceId ?? '',
    id: newId(),
    fileName,
    operationId: newId(),
    content: new Blob([content]),
    rowCount: rows.length,
  };
}

/** Sends all rows of a file; throws what was refused, and then none is written. */
export async function sendImport(
  prepared: PreparedImport,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<ExpenseImport> {
  const { workspaceId, id, fileName, operationId, content } = prepared;
  const input = { params: { workspaceId }, body: { id, fileName } };
  const made = await upload(expenseImportsContract.importMany, input, content, {
    operationId,
    ...options,
  });
  await lookAnew();
  return made;
}

/** Takes an import back with its expenses; throws what was refused. */
export async function takeBack({ workspaceId, id }: Place): Promise<void> {
  await call(
    expenseImportsContract.remove,
    { params: { workspaceId, importId: id } },
    { operationId: newId() },
  );
  await lookAnew();
}

/** Brings it back. */
export async function bringBack({ workspaceId, id }: Place): Promise<void> {
  await call(
    expenseImportsContract.restore,
    { params: { workspaceId, importId: id } },
    { operationId: newId() },
  );
  await lookAnew();
}

type Place = Pick<PreparedImport, 'workspaceId' | 'id'>;

const lookAnew = () => queryClient.invalidateQueries({ queryKey: [key] });
