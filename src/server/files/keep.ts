import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Services } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { thumbnailKey } from './store.ts';

/** Where a file lies: `owner` is the workspace or the person that it belongs to. */
export function keyOf(owner: string, fileId: string): string {
  return `${owner}/${fileId}`;
}

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ours = new RegExp(`^${id}/(${id})(?:\\.thumbnail)?$`);

/** Of which file this is, or nothing if it is none of ours: a bucket may hold others. */
export function fileIdOf(key: string): string | undefined {
  return ours.exec(key)?.[1];
}

/** Puts a file into the store for as long as the row that `write` makes names it. */
export async function keeping<T>(
  { files }: Pick<Services, 'files'>,
  owner: string,
  { path, thumbnailPath }: { path: string; thumbnailPath: string | null },
  write: (fileId: string) => Promise<JsonText<T>>,
): Promise<JsonText<T>> {
  const fileId = newId();
  const key = keyOf(owner, fileId);
  const forget = () => Promise.all([files.remove(key), files.remove(thumbnailKey(key))]);
  try {
    if (thumbnailPath) await files.put(thumbnailKey(key), thumbnailPath);
    await files.put(key, path);
    const answer = await write(fileId);
    // A repetition is answered with the first row, which names the first file.
    if (!answer.text.includes(fileId)) await forget();
    return answer;
  } catch (error) {
    // Whether the row was written is known only of a refusal; the rest is left to the sweep.
    if (error instanceof AppError && error.code !== 'unavailable') await forget();
    throw error;
  }
}
