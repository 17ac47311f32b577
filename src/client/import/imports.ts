import { queryOptions } from '@tanstack/react-query';
import { upload, type UploadOptions } from '#client/form/upload.ts';
import { call } from '#client/sync/api.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { type ScopeKind, scopeIdOf } from '#client/sync/live/scope.ts';
import type { Call, Operation } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';

/** The operations of imports: all of a file or none, and all of it back again. */
interface ImportsContract {
  list: Operation;
  importMany: Operation & { upload: true };
  remove: Operation;
  restore: Operation;
}

/** What came from one file, as the list of imports tells it. */
export interface Imported {
  id: string;
  fileName: string;
  rowCount: number;
  createdAt: string;
  createdByUserId: string;
}

/** Where an import is: it is taken back and brought back by that. */
export interface ImportPlace {
  scopeId: string;
  id: string;
}

/** Rows ready to be sent: tried again, the same ones go out under the same names, and are written once. */
export interface PreparedImport extends ImportPlace {
  fileName: string;
  operationId: string;
  content: Blob;
}

/** The imports of a kind of record. `about` is said of each, and tells this kind from others. */
export function defineImports({
  name,
  contract,
  scope,
  about = {},
}: {
  name: string;
  contract: ImportsContract;
  scope: ScopeKind;
  about?: Record<string, string>;
}) {
  const key = `imports-of-${name}`;
  const paramsOf = (scopeId: string) => (scope === 'workspace' ? { workspaceId: scopeId } : {});
  const one = ({ scopeId, id }: ImportPlace) => ({
    params: { ...paramsOf(scopeId), importId: id },
  });
  const lookAnew = () => queryClient.invalidateQueries({ queryKey: [key] });

  return {
    scope,

    /** What was imported; read when somebody looks. */
    query: (scopeId: string) =>
      queryOptions({
        queryKey: [key, scopeId],
        queryFn: async ({ signal }) => {
          const input = { params: paramsOf(scopeId), query: {} };
          // Lists of imports are all like this.
          const answer = (await call(contract.list, input as Call<Operation>, { signal })) as {
            rows: (Imported & Record<string, unknown>)[];
          };
          const isOurs = (row: Record<string, unknown>) =>
            Object.entries(about).every(([field, value]) => row[field] === value);
          return answer.rows.filter(isOurs) as Imported[];
        },
        staleTime: 0,
        meta: { persist: false },
      }),

    /** Makes the rows of a file ready to be sent, each with an id of its own, by the names of their kinds. */
    prepare: (
      fileName: string,
      rows: Record<string, readonly { id: string }[]>,
    ): PreparedImport => ({
      ...{ scopeId: scopeIdOf(scope) ?? '', id: newId(), fileName, operationId: newId() },
      content: new Blob([JSON.stringify(rows)]),
    }),

    /** Sends all rows of a file; throws what was refused, and then none is written. */
    async send(
      { scopeId, id, fileName, operationId, content }: PreparedImport,
      options: Pick<UploadOptions, 'onProgress' | 'signal'>,
    ): Promise<void> {
      const input = { params: paramsOf(scopeId), body: { id, fileName, ...about } };
      await upload(contract.importMany, input as Call<Operation>, content, {
        operationId,
        ...options,
      });
      await lookAnew();
    },

    /** Takes an import back with what it brought; throws what was refused. */
    async takeBack(place: ImportPlace): Promise<void> {
      await call(contract.remove, one(place) as Call<Operation>, { operationId: newId() });
      await lookAnew();
    },

    /** Brings it back. */
    async bringBack(place: ImportPlace): Promise<void> {
      await call(contract.restore, one(place) as Call<Operation>, { operationId: newId() });
      await lookAnew();
    },
  };
}
export type Imports = ReturnType<typeof defineImports>;
