import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call, urlOf } from '#client/sync/api.ts';
import { yearPackContract } from './contract.ts';
import type { packQuery } from './schema.ts';

type Query = z.input<typeof packQuery>;

/** What a year pack amounts to, as it is now. */
export const packFiguresQuery = (workspaceId: string, query: Query) =>
  queryOptions({
    queryKey: ['year-pack', workspaceId, query],
    queryFn: ({ signal }) =>
      call(yearPackContract.figures, { params: { workspaceId }, query }, { signal }),
    staleTime: 0,
    meta: { persist: false },
  });

/** Has the browser download a year pack as it comes. */
export function downloadPack(workspaceId: string, query: Query): void {
  const link = document.createElement('a');
  link.href = urlOf(yearPackContract.download, { params: { workspaceId }, query });
  link.download = '';
  link.click();
}
