import { urlOf } from '#client/api.ts';
import { getScope } from '#client/scope.ts';
import { attachmentsContract } from '#domains/attachments/contract.ts';

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
