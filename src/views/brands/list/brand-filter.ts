import type { ListRules } from '#client/list/list-words.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import { isFollowUpDue, isQuiet, relationshipLabels } from '#domains/business/brands/rules.ts';
import { type Brand, relationships } from '#domains/business/brands/schema.ts';

interface BrandFilterOptions {
  categories: readonly string[];
  tags: readonly string[];
  /** The contact to write to first, by the id of its brand. */
  contacts: ReadonlyMap<string, BrandContact | undefined>;
  today: string;
}

const same = (value: string) => ({ value, label: value });

/** By what brands are looked for; what is archived shows only when it is asked for. */
export function brandRules(options: BrandFilterOptions): ListRules<Brand> {
  const { categories, tags, contacts, today } = options;
  return {
    questions: {
      name: 'only',
      label: 'Brands',
      chips: [
        { value: 'all', label: 'All' },
        {
          value: 'due',
          label: 'Follow-up due',
          passes: (brand) => isFollowUpDue(brand, today),
        },
        {
          value: 'quiet',
          label: 'Quiet for 60 days',
          // Nobody waits for a word of who is avoided.
          passes: (brand) => brand.relationship !== 'avoid' && isQuiet(brand, today),
        },
      ],
    },
    filters: [
      {
        name: 'relationship',
        label: 'Relationship',
        choices: relationships.map((value) => ({ value, label: relationshipLabels[value] })),
        passes: ({ relationship }, value) => relationship === value,
      },
      {
        name: 'category',
        label: 'Category',
        choices: categories.map(same),
        passes: ({ category }, value) => category === value,
      },
      {
        name: 'tag',
        label: 'Tag',
        choices: tags.map(same),
        passes: (brand, value) => brand.tags.includes(value),
      },
      {
        name: 'archived',
        label: 'Archived',
        isSwitch: true,
        choices: [{ value: 'yes', label: 'Archived' }],
        passes: ({ isArchived }) => isArchived,
      },
    ],
    isListed: ({ isArchived }, search) => search['archived'] !== undefined || !isArchived,
    textOf: (brand) => wordsOf(brand, contacts.get(brand.id)),
  };
}

/** What one remembers a brand by. */
export function wordsOf(brand: Brand, contact?: BrandContact): string {
  const { name, category, agencyName, tags } = brand;
  return [name, category, agencyName, ...tags, contact?.name, contact?.email].join(' ');
}
