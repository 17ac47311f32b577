import * as z from 'zod/mini';
import { entity, line } from '#shared/entity.ts';

export const maxChipName = 40;

/** A filter that somebody kept as a chip of a list, for themself in this workspace. */
export const savedChipFields = {
  /** The path of the list: '/content-pipeline'. */
  page: line(100, 'Say which list it is of'),
  name: line(maxChipName, 'Give the chip a name'),
  /** What it asks for, in the words of the address: 'pillar=…&stage=editing'. */
  query: line(2_000, 'Choose what it filters'),
};
export const savedChip = entity(savedChipFields);
export type SavedChip = z.infer<typeof savedChip>;
