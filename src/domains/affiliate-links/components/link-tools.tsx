import { ListFilter } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/chip.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { affiliateLinks } from '#domains/affiliate-links/data.ts';
import { networkLabel, programLabels, statusLabels } from '#domains/affiliate-links/rules.ts';
import { type AffiliateLink, linkStatuses, programTypes } from '#domains/affiliate-links/schema.ts';
import { brandsByName } from '#domains/brands/components/brand-selectors.ts';
import { brands } from '#domains/brands/data.ts';
import { linksShown } from './link-filter.ts';
import type { LinkSearch } from './link-search.ts';
import { linkWords } from './link-selectors.ts';

interface LinkToolsProps {
  links: readonly AffiliateLink[];
  search: LinkSearch;
  onSearch: (changes: { [Name in keyof LinkSearch]?: LinkSearch[Name] | undefined }) => void;
  typed: string;
  onType: (typed: string) => void;
  today: string;
}

/** Search and what narrows the links; each chip says how many that is. */
export function LinkTools({ links, search, onSearch, typed, onType, today }: LinkToolsProps) {
  const { networks, tags } = affiliateLinks.useRows(linkWords);
  const known = brands.useRows(brandsByName);
  const used = new Set(links.map(({ brandId }) => brandId));
  const count = (filter: LinkSearch) => linksShown(links, filter, today).length;
  const { status, brand, network, program, tag } = search;
  const chosen = [
    known.find(({ id }) => id === brand)?.name,
    brand === 'none' && 'No brand',
    network && networkLabel(network),
    programTypes.filter((one) => one === program).map((one) => programLabels[one])[0],
    tag,
  ]
    .filter(Boolean)
    .join(', ');
  const brandChoices = [
    ...known.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ value: id, label: name })),
    ...(used.has(null) ? [{ value: 'none', label: 'No brand' }] : []),
  ];
  return (
    <>
      <Chips label="Status">
        <Chip pressed={!status} count={count({})} onPress={() => onSearch({ status: undefined })}>
          All
        </Chip>
        {linkStatuses.map((one) => (
          <Chip
            key={one}
            pressed={status === one}
            count={count({ status: one })}
            onPress={() => onSearch({ status: status === one ? undefined : one })}
          >
            {statusLabels[one]}
          </Chip>
        ))}
        <Chip
          pressed={status === 'expiring'}
          count={count({ status: 'expiring' })}
          onPress={() => onSearch({ status: status === 'expiring' ? undefined : 'expiring' })}
        >
          Expiring or expired
        </Chip>
        <Chip
          pressed={status === 'broken'}
          count={count({ status: 'broken' })}
          onPress={() => onSearch({ status: status === 'broken' ? undefined : 'broken' })}
        >
          Broken
        </Chip>
      </Chips>
      <div className="row">
        <SearchField label="Search affiliate links" typed={typed} onType={onType} />
        <span className="end" />
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
            ...choices('Brand', brandChoices, brand, (next) => onSearch({ brand: next })),
            ...choices(
              'Programme',
              programTypes.map((value) => ({ value, label: programLabels[value] })),
              program,
              (next) => onSearch({ program: next }),
            ),
            ...choices(
              'Network',
              networks.map((value) => ({ value, label: networkLabel(value) })),
              network,
              (next) => onSearch({ network: next }),
            ),
            ...choices(
              'Tag',
              tags.map((value) => ({ value, label: value })),
              tag,
              (next) => onSearch({ tag: next }),
            ),
          ]}
        />
      </div>
    </>
  );
}

function choices(
  group: string,
  all: readonly { value: string; label: string }[],
  chosen: string | undefined,
  onChoose: (value: string | undefined) => void,
) {
  if (all.length === 0) return [];
  return [
    { group },
    { label: 'All', checked: !chosen, onSelect: () => onChoose(undefined) },
    ...all.map(({ value, label }) => ({
      label,
      checked: value === chosen,
      onSelect: () => onChoose(value),
    })),
  ];
}
