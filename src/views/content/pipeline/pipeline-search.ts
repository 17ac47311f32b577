import { addressWords, withYes } from '#client/words/address-words.ts';

const words = [
  'view',
  'q',
  'pillar',
  'series',
  'channel',
  'assignee',
  'tag',
  'sponsored',
  'late',
  'archived',
] as const;

/** What /content-pipeline keeps in its address: a reload, a link and Back show the same content. */
export function readPipelineSearch(search: Record<string, unknown>) {
  return withYes(addressWords(search, words), ['sponsored', 'late', 'archived']);
}
