import { queryOptions } from '@tanstack/react-query';
import { call, urlOf } from '#client/sync/api.ts';
import { onChange } from '#client/sync/live/changes.ts';
import { queryClient } from '#client/sync/query-client.ts';
import type { Call } from '#shared/contract.ts';
import { callSheetsContract } from './contract.ts';
import type { SheetLink, ToldSheetLink } from './schema.ts';

/** The links to the sheets of a trip, the newest first. */
export const sheetLinksQuery = (workspaceId: string, tripId: string) =>
  queryOptions({
    queryKey: ['call-sheet-links', workspaceId, tripId],
    queryFn: async ({ signal }): Promise<SheetLink[]> => {
      const input = { params: { workspaceId, tripId }, query: {} };
      const { links } = await call(callSheetsContract.links, input, { signal });
      return links;
    },
    meta: { failedText: 'Failed to load links', persist: false },
  });

/** Shares the sheets of a trip; throws what the server refused. The address is told this once. */
export async function shareSheet(
  params: Call<typeof callSheetsContract.share>['params'],
  body: Call<typeof callSheetsContract.share>['body'],
): Promise<ToldSheetLink> {
  const told = await call(callSheetsContract.share, { params, body });
  reload(params.workspaceId);
  return told;
}

/** Ends a link at once; throws what the server refused. */
export async function revokeSheetLink(workspaceId: string, callSheetLinkId: string): Promise<void> {
  await call(callSheetsContract.revoke, { params: { workspaceId, callSheetLinkId } });
  reload(workspaceId);
}

/** The address of the PDF of a day. */
export function sheetPdfUrl(
  params: Call<typeof callSheetsContract.pdf>['params'],
  query: Call<typeof callSheetsContract.pdf>['query'],
): string {
  return urlOf(callSheetsContract.pdf, { params, query });
}

/** The address of the PDF of a day that a link shows. */
export function sharedSheetPdfUrl(
  params: Call<typeof callSheetsContract.sharedPdf>['params'],
  query: Call<typeof callSheetsContract.sharedPdf>['query'],
): string {
  return urlOf(callSheetsContract.sharedPdf, { params, query });
}

/** What a link shows; fails with the sentence of the server. */
export const sharedSheetQuery = (token: string) =>
  queryOptions({
    queryKey: ['call-sheet', token],
    queryFn: ({ signal }) => call(callSheetsContract.lookUp, { body: { token } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The token is a secret: it stays out of the browser's database.
    meta: { persist: false },
  });

function reload(workspaceId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['call-sheet-links', workspaceId] });
}

onChange('call-sheet-links', (changes) => {
  for (const stream of new Set(changes.map((change) => change.stream))) reload(stream);
});
