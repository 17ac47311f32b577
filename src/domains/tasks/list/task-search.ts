import { addressWords, withYes } from '#client/words/address-words.ts';
import { isLinkWord } from '#domains/tasks/linking/rules.ts';

const words = ['q', 'status', 'category', 'time', 'notes', 'linked'] as const;

/**
 * What /all-tasks keeps in its address: a reload, a link and Back show the same tasks. `linked` is
 * 'any', a kind such as 'campaign', or the id of a record: what the tasks are for.
 */
export function readTaskSearch(search: Record<string, unknown>) {
  const { linked, ...found } = withYes(addressWords(search, words), ['notes']);
  return linked !== undefined && isLinkWord(linked) ? { ...found, linked } : found;
}
