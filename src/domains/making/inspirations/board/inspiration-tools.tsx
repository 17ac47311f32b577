import { ArrowDownUp, Download, ListFilter } from 'lucide-react';
import { SearchToggle } from '#client/page/page-search.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { inPillarOrder } from '#domains/making/pillars/pillar-select.tsx';
import {
  lookNames,
  type Look,
  platformLabels,
  type SourcePlatform,
} from '#domains/making/inspirations/rules.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { type InspirationSearch, type Sort, sorts } from './inspiration-search.ts';
import { lookIcons, lookLabels } from './looks.tsx';
import './inspiration-tools.css';

const sortLabels: Record<Sort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  title: 'Title',
  own: 'Own order',
};

interface InspirationToolsProps {
  search: InspirationSearch;
  typed: string;
  looks: Record<Look, number>;
  /** Of those that there are. */
  platforms: readonly SourcePlatform[];
  tags: readonly string[];
  /** Of a collection alone: there each has a place. */
  hasOwnOrder: boolean;
  onType: (typed: string) => void;
  onSearch: (changes: Partial<InspirationSearch>) => void;
  onExport: () => void;
}

/** What narrows the grid, and how it is sorted. */
export function InspirationTools({
  search,
  typed,
  looks,
  platforms,
  tags,
  hasOwnOrder,
  onType,
  onSearch,
  onExport,
}: InspirationToolsProps) {
  const isPhone = useIsPhone();
  const { look } = search;
  const sort = search.sort === 'own' && !hasOwnOrder ? 'newest' : (search.sort ?? 'newest');
  const total = lookNames.reduce((sum, name) => sum + looks[name], 0);
  return (
    <div className="row wraps spread inspiration-tools">
      <Chips label="Type">
        <Chip pressed={!look} count={total} onPress={() => onSearch({ look: undefined })}>
          All types
        </Chip>
        {lookNames.map((name) => (
          <Chip
            key={name}
            pressed={look === name}
            count={looks[name]}
            icon={lookIcons[name]}
            onPress={() => onSearch({ look: look === name ? undefined : name })}
          >
            {lookLabels[name]}
          </Chip>
        ))}
      </Chips>
      <span className="row gap-4 may-shrink inspiration-tools-end">
        {isPhone ? null : <SearchToggle search={{ label: 'Search inspirations', typed, onType }} />}
        <FilterMenu search={search} platforms={platforms} tags={tags} onSearch={onSearch} />
        <Menu
          label="Sort"
          align="end"
          trigger={
            <Button
              variant="ghost"
              size="sm"
              className="icon-on-phone"
              icon={<ArrowDownUp />}
              aria-label={`Sort: ${sortLabels[sort]}`}
            >
              {sortLabels[sort]}
            </Button>
          }
          items={sorts
            .filter((name) => name !== 'own' || hasOwnOrder)
            .map((name) => ({
              label: sortLabels[name],
              checked: name === sort,
              onSelect: () => onSearch({ sort: name === 'newest' ? undefined : name }),
            }))}
        />
        <IconButton label="Export CSV" icon={<Download />} onClick={onExport} />
      </span>
    </div>
  );
}

type FilterMenuProps = Pick<InspirationToolsProps, 'search' | 'platforms' | 'tags' | 'onSearch'>;

function FilterMenu({ search, platforms, tags, onSearch }: FilterMenuProps) {
  const known = pillars.useRows(inPillarOrder);
  const { platform, pillar, tag, used, archived } = search;
  const from = platforms.find((name) => name === platform);
  const chosen = [
    from && platformLabels[from],
    known.find(({ id }) => id === pillar)?.name,
    tag && `#${tag}`,
    used === 'yes' && 'Used',
    used === 'no' && 'Not used yet',
    archived && 'Archived',
  ].filter(Boolean);
  const toggled = <K extends keyof InspirationSearch>(name: K, value: InspirationSearch[K]) => ({
    checked: search[name] === value,
    onSelect: () => onSearch({ [name]: search[name] === value ? undefined : value }),
  });
  return (
    <Menu
      label="Filter"
      align="end"
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="icon-on-phone"
          icon={<ListFilter />}
          aria-label={chosen.length > 0 ? `Filter: ${chosen.join(', ')}` : 'Filter'}
        >
          {chosen.length > 0 ? chosen.join(', ') : 'Filter'}
        </Button>
      }
      items={[
        { label: 'Used', ...toggled('used', 'yes') },
        { label: 'Not used yet', ...toggled('used', 'no') },
        { label: 'Archived', ...toggled('archived', true) },
        ...(platforms.length > 0 ? [{ group: 'From' }] : []),
        ...platforms.map((name) => ({
          label: platformLabels[name],
          ...toggled('platform', name),
        })),
        ...(known.length > 0 ? [{ group: 'Pillar' }] : []),
        ...known.map(({ id, name, color }) => ({
          label: name,
          icon: <ColorDot color={color} />,
          ...toggled('pillar', id),
        })),
        ...(tags.length > 0 ? [{ group: 'Tag' }] : []),
        ...tags.map((name) => ({ label: `#${name}`, ...toggled('tag', name) })),
      ]}
    />
  );
}
