import { ListFilter } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/chip.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { brands as collection } from '#domains/brands/data.ts';
import { relationshipLabels } from '#domains/brands/rules.ts';
import { type Brand, relationships } from '#domains/brands/schema.ts';
import { brandsShown } from './brand-filter.ts';
import type { BrandSearch } from './brand-search.ts';
import { wordsInUse } from './brand-selectors.ts';

interface BrandToolsProps {
  brands: readonly Brand[];
  search: BrandSearch;
  onSearch: (changes: { [Name in keyof BrandSearch]?: BrandSearch[Name] | undefined }) => void;
  typed: string;
  onType: (typed: string) => void;
  today: string;
}

const onlyLabels = {
  due: 'Follow-up due',
  quiet: 'Quiet for 60 days',
  archived: 'Archived',
} as const;

/** Search and what narrows the brands; each chip says how many that is. */
export function BrandTools({ brands, search, onSearch, typed, onType, today }: BrandToolsProps) {
  const { categories, tags } = collection.useRows(wordsInUse);
  const count = (filter: BrandSearch) => brandsShown(brands, filter, today).length;
  const { relationship, only, category, tag } = search;
  const chosen = [category, tag].filter(Boolean).join(', ');
  return (
    <>
      <Chips label="Relationship">
        <Chip
          pressed={!relationship && !only}
          count={count({})}
          onPress={() => onSearch({ relationship: undefined, only: undefined })}
        >
          All
        </Chip>
        {relationships.map((one) => (
          <Chip
            key={one}
            pressed={relationship === one}
            count={count({ relationship: one })}
            onPress={() => onSearch({ relationship: relationship === one ? undefined : one })}
          >
            {relationshipLabels[one]}
          </Chip>
        ))}
        {(['due', 'quiet', 'archived'] as const).map((one) => (
          <Chip
            key={one}
            pressed={only === one}
            count={count({ only: one })}
            onPress={() => onSearch({ only: only === one ? undefined : one })}
          >
            {onlyLabels[one]}
          </Chip>
        ))}
      </Chips>
      <div className="row brands-tools">
        <SearchField label="Search brands" typed={typed} onType={onType} />
        <span className="end" />
        {categories.length + tags.length > 0 ? (
          <Menu
            label="Filter"
            align="end"
            trigger={
              <Button
                variant="ghost"
                icon={<ListFilter />}
                aria-label={chosen ? `Filter: ${chosen}` : 'Filter'}
              >
                {chosen || 'Filter'}
              </Button>
            }
            items={[
              ...words('Category', categories, category, (next) => onSearch({ category: next })),
              ...words('Tag', tags, tag, (next) => onSearch({ tag: next })),
            ]}
          />
        ) : null}
      </div>
    </>
  );
}

function words(
  group: string,
  all: readonly string[],
  chosen: string | undefined,
  onChoose: (word: string | undefined) => void,
) {
  if (all.length === 0) return [];
  return [
    { group },
    { label: 'All', checked: !chosen, onSelect: () => onChoose(undefined) },
    ...all.map((word) => ({
      label: word,
      checked: word === chosen,
      onSelect: () => onChoose(word),
    })),
  ];
}
