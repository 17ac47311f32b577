import { Download, ListFilter } from 'lucide-react';
import { useTyped } from '#client/use-typed.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/chip.tsx';
import { Menu, type MenuProps } from '#client/ui/menu.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import { channels } from '#domains/channels/data.ts';
import type { Channel } from '#domains/channels/schema.ts';
import { pillars } from '#domains/pillars/data.ts';
import { contentSeries } from '#domains/pillars/series/data.ts';
import type { ContentSeries } from '#domains/pillars/series/schema.ts';
import type { Piece } from './pieces.ts';
import { inPillarOrder } from './pillar-select.tsx';
import { countFilters, type PipelineSearch, withoutFilters } from './pipeline-search.ts';

interface PipelineFiltersProps {
  /** All that there are without a filter. */
  pieces: readonly Piece[];
  search: PipelineSearch;
  names: ReadonlyMap<string, string>;
  onChange: (search: PipelineSearch) => void;
  onExport: () => void;
}

/** Which content is shown: the pillars as chips, all else in one menu, and words. */
export function PipelineFilters(props: PipelineFiltersProps) {
  const { pieces, search, onChange } = props;
  const known = pillars.useRows(inPillarOrder);
  const count = countFilters(search);
  const counts = Map.groupBy(pieces, ({ pillar }) => pillar?.id ?? 'none');
  const items = useFilterItems(props);
  const find = (q: string) => {
    const { q: _, ...rest } = search;
    onChange(q ? { ...rest, q } : rest);
  };
  const [typed, setTyped] = useTyped(search.q ?? '', find);
  const clear = () => {
    setTyped('');
    onChange(withoutFilters(search));
  };
  const choose = (pillar: string | undefined) => {
    const { pillar: _, ...rest } = search;
    onChange(pillar ? { ...rest, pillar } : rest);
  };
  const none = counts.get('none')?.length ?? 0;
  return (
    <div className="pipeline-tools">
      <Chips label="Pillar">
        <Chip pressed={!search.pillar} count={pieces.length} onPress={() => choose(undefined)}>
          All pillars
        </Chip>
        {known.flatMap(({ id, name, color, isActive }) => {
          const has = counts.get(id)?.length ?? 0;
          if (!isActive && has === 0) return [];
          return [
            <Chip
              key={id}
              pressed={search.pillar === id}
              count={has}
              icon={<ColorDot color={color} />}
              onPress={() => choose(search.pillar === id ? undefined : id)}
            >
              {name}
            </Chip>,
          ];
        })}
        {known.length > 0 && none > 0 ? (
          <Chip
            pressed={search.pillar === 'none'}
            count={none}
            onPress={() => choose(search.pillar === 'none' ? undefined : 'none')}
          >
            No pillar
          </Chip>
        ) : null}
      </Chips>
      <span className="pipeline-find">
        <SearchField label="Search content" typed={typed} onType={setTyped} />
        <Menu
          label="Filter"
          align="end"
          trigger={
            <Button variant="ghost" icon={<ListFilter />}>
              {count > 0 ? `Filter (${count})` : 'Filter'}
            </Button>
          }
          items={items}
        />
        {count > 0 || search.q ? (
          <Button variant="ghost" onClick={clear}>
            Clear filters
          </Button>
        ) : null}
        <IconButton label="Export CSV" icon={<Download />} onClick={props.onExport} />
      </span>
    </div>
  );
}

const inOrder = (rows: readonly Channel[]) =>
  rows.toSorted((one, other) => one.sortOrder - other.sortOrder);
const byName = (rows: readonly ContentSeries[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));
const words = ['assignee', 'channel', 'series', 'tag'] as const;

function useFilterItems({
  pieces,
  search,
  names,
  onChange,
}: PipelineFiltersProps): MenuProps['items'] {
  const channelRows = channels.useRows(inOrder);
  const seriesRows = contentSeries.useRows(byName);
  const tags = [...new Set(pieces.flatMap(({ item }) => item.tags))].toSorted();

  const mark = (name: 'sponsored' | 'late' | 'archived', label: string) => ({
    label,
    checked: search[name] === true,
    onSelect: () => {
      const { [name]: isSet, ...rest } = search;
      onChange(isSet ? rest : { ...rest, [name]: true });
    },
  });
  const choice = (name: (typeof words)[number], label: string, value: string) => ({
    label,
    checked: search[name] === value,
    onSelect: () => {
      const { [name]: chosen, ...rest } = search;
      onChange(chosen === value ? rest : { ...rest, [name]: value });
    },
  });
  const group = (title: string, choices: ReturnType<typeof choice>[]) =>
    choices.length > 0 ? [{ group: title }, ...choices] : [];

  return [
    choice('assignee', 'Assigned to me', 'me'),
    mark('sponsored', 'Sponsored'),
    mark('late', 'Late'),
    mark('archived', 'Archived'),
    ...group(
      'Channel',
      channelRows.map(({ id, name }) => choice('channel', name, id)),
    ),
    ...group(
      'Series',
      seriesRows.map(({ id, name }) => choice('series', name, id)),
    ),
    ...group(
      'Tag',
      tags.map((tag) => choice('tag', tag, tag)),
    ),
    ...group('Assigned to', [
      choice('assignee', 'Nobody', 'none'),
      ...[...names].map(([id, name]) => choice('assignee', name, id)),
    ]),
  ];
}
