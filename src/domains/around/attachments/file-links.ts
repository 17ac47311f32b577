import { urlOf } from '#client/sync/api.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { attachmentsContract } from './contract.ts';

/** Where a file is saved from. */
export function fileUrl(id: string): string {
  return urlOf(attachmentsContract.download, { params: paramsOf(id) });
}

/** The small picture of a picture. */
export function thumbnailUrl(id: string): string {
  return urlOf(attachmentsContract.thumbnail, { params: paramsOf(id) });
}

function paramsOf(id: string) {
  return { workspaceId: getScope().workspaceId ?? '', id };
}
