import { ArrowDownUp, Download, ListFilter } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { formatLabels } from '#domains/channels/schema.ts';
import type { ContentItem } from '#domains/content/schema.ts';
import { contentSeries } from '#domains/pillars/series/data.ts';
import type { ContentSeries } from '#domains/pillars/series/schema.ts';
import { memberName, membersByName } from '#domains/workspaces/components/member-name.ts';
import { members } from '#domains/workspaces/members/data.ts';
import { type IdeaSort, ideaSortLabels, ideaSorts, oldDays } from './idea-filter.ts';
import type { IdeaSearch } from './idea-search.ts';

interface IdeaToolsProps {
  /** All there are: what can be chosen is what some of them have. */
  ideas: readonly ContentItem[];
  typed: string;
  onType: (typed: string) => void;
  search: IdeaSearch;
  /** Undefined takes a filter away. */
  onSearch: (changes: { [Name in keyof IdeaSearch]?: IdeaSearch[Name] | undefined }) => void;
  sort: IdeaSort;
  onSort: (sort: IdeaSort) => void;
  onExport: () => void;
}

const seriesByName = (rows: readonly ContentSeries[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

/** Search, what narrows the list, and how it is sorted. */
export function IdeaTools(props: IdeaToolsProps) {
  const { typed, onType, search, sort, onSort, onExport } = props;
  const groups = useFilters(props);
  const chosen = groups.flatMap(({ items }) => items.filter(({ checked }) => checked));
  const words = chosen.map(({ label }) => label).join(', ');
  return (
    <>
      <SearchField label="Search ideas" typed={typed} onType={onType} />
      <span className="end" />
      <Menu
        label="Filter"
        align="end"
        trigger={
          <Button
            variant="ghost"
            className="idea-tool"
            icon={<ListFilter />}
            aria-label={words ? `Filter: ${words}` : 'Filter'}
          >
            {words || 'Filter'}
          </Button>
        }
        items={groups.flatMap(({ group, items }) =>
          items.length > 0 ? [{ group }, ...items] : [],
        )}
      />
      <Menu
        label="Sort"
        align="end"
        trigger={
          <Button
            variant="ghost"
            className="idea-tool"
            icon={<ArrowDownUp />}
            aria-label={`Sort: ${ideaSortLabels[sort]}`}
          >
            {ideaSortLabels[sort]}
          </Button>
        }
        items={ideaSorts.map((name) => ({
          label: ideaSortLabels[name],
          checked: name === sort,
          onSelect: () => onSort(name),
        }))}
      />
      <IconButton
        className="idea-export"
        label="Export CSV"
        icon={<Download />}
        onClick={onExport}
      />
      {/* What is chosen is said where the list begins. */}
      <output className="sr">{search.q ? `Searching ${search.q}` : ''}</output>
    </>
  );
}

function useFilters({ ideas, search, onSearch }: IdeaToolsProps) {
  const series = contentSeries.useRows(seriesByName);
  const people = members.useRows(membersByName);
  const has = (field: keyof ContentItem) => new Set(ideas.map((idea) => idea[field]));
  const [seriesIds, formatKeys, authors] = [
    has('contentSeriesId'),
    has('formatHint'),
    has('createdByUserId'),
  ];
  const known = [...new Set(ideas.flatMap(({ tags }) => tags))].toSorted();

  function choice<Name extends keyof IdeaSearch>(
    name: Name,
    value: NonNullable<IdeaSearch[Name]>,
    label: string,
  ): MenuItem {
    const checked = search[name] === value;
    return { label, checked, onSelect: () => onSearch({ [name]: checked ? undefined : value }) };
  }

  return [
    {
      group: 'Only',
      items: [
        choice('inspired', true, 'Has an inspiration'),
        choice('old', true, `Older than ${oldDays} days`),
        choice('archived', true, 'Archived'),
      ],
    },
    {
      group: 'Series',
      items: series
        .filter(({ id }) => seriesIds.has(id))
        .map(({ id, name }) => choice('series', id, name)),
    },
    {
      group: 'Format',
      items: [...formatKeys].flatMap((key) => {
        const format = Object.entries(formatLabels).find(([name]) => name === key);
        return format ? [choice('format', format[0], format[1])] : [];
      }),
    },
    { group: 'Tag', items: known.map((tag) => choice('tag', tag, tag)) },
    {
      group: 'From',
      items: people
        .filter(({ userId }) => authors.has(userId))
        .map((member) => choice('author', member.userId, memberName(member))),
    },
  ];
}
