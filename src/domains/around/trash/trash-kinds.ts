import { singularOf } from '#client/words/count-text.ts';
import type { ListRules } from '#client/list/list-words.ts';
import type { Trashed } from './schema.ts';
import { capitalized } from '#shared/words/capitalized.ts';

/** 'content-items' → 'Content item'. */
export function kindWords(collection: string): string {
  return capitalized(singularOf(collection.replaceAll('-', ' ')));
}

/** By what the trash is looked through: a chip for each kind that is there, the most frequent first. */
export function trashRules(rows: readonly Trashed[]): ListRules<Trashed> {
  const kinds = [...Map.groupBy(rows, ({ collection }) => collection)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return {
    filters: [],
    questions: {
      name: 'kind',
      label: 'Kind',
      chips: [
        { value: 'all', label: 'All' },
        ...kinds.map(([kind]) => ({
          value: kind,
          label: kindWords(kind),
          passes: ({ collection }: Trashed) => collection === kind,
        })),
      ],
    },
    textOf: ({ title, parent }) => `${title} ${parent?.title ?? ''}`,
  };
}
