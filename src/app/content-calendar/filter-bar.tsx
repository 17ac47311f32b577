import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/chip.tsx';
import { Select } from '#client/ui/select.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import { channels } from '#domains/channels/data.ts';
import type { Channel } from '#domains/channels/schema.ts';
import { inPillarOrder } from '#domains/content/components/pillar-select.tsx';
import { useStageNames } from '#domains/content/components/use-stage-names.ts';
import { postStateLabels } from '#domains/content/posts/rules.ts';
import { roadStages } from '#domains/content/schema.ts';
import { pillars } from '#domains/pillars/data.ts';
import { contentSeries } from '#domains/pillars/series/data.ts';
import type { ContentSeries } from '#domains/pillars/series/schema.ts';
import { members } from '#domains/workspaces/members/data.ts';
import { memberName } from '#domains/workspaces/components/member-name.ts';
import type { Member } from '#domains/workspaces/members/schema.ts';
import { type ContentFilter, isFiltered } from './content-filter.ts';
import { filterNames } from './posts-search.ts';
import { Legend } from './legend.tsx';
import './filter-bar.css';

interface FilterBarProps {
  filter: ContentFilter;
  onFilter: (filter: ContentFilter) => void;
  /** The deals that content is made for. */
  campaigns: readonly { id: string; name: string }[];
  /** Tools at the end of the lists. */
  children?: ReactNode;
}

const any = '';
const named = <T extends { id: string; name: string }>(rows: readonly T[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));
const channelNames = (rows: readonly Channel[]) => named(rows);
const seriesNames = (rows: readonly ContentSeries[]) => named(rows);
const memberNames = (rows: readonly Member[]) =>
  named(rows.map((member) => ({ id: member.userId, name: memberName(member) })));
const stateNames = Object.entries(postStateLabels).map(([id, name]) => ({ id, name }));

/** What narrows the content calendar: a chip for each pillar, a list for everything else. */
export function FilterBar({ filter, onFilter, campaigns, children }: FilterBarProps) {
  const shown = pillars.useRows(inPillarOrder).filter(({ isActive }) => isActive);
  const people = members.useRows(memberNames);
  const stageNames = useStageNames();
  // Ideas have no place on the calendar.
  const stages = roadStages.slice(1).map((id) => ({ id, name: stageNames[id] }));
  const lists = [
    { name: 'channel', label: 'Channel', options: channels.useRows(channelNames) },
    { name: 'series', label: 'Series', options: contentSeries.useRows(seriesNames) },
    { name: 'stage', label: 'Stage', options: stages },
    { name: 'state', label: 'State', options: stateNames },
    { name: 'assignee', label: 'Assignee', options: people.length > 1 ? people : [] },
    { name: 'campaign', label: 'Campaign', options: campaigns },
  ] as const;
  return (
    <div className="content-filters">
      {shown.length > 0 ? (
        <Chips label="Pillars">
          <Chip
            pressed={filter.pillar === undefined}
            onPress={() => onFilter({ ...filter, pillar: undefined })}
          >
            All pillars
          </Chip>
          {shown.map(({ id, name, color }) => (
            <Chip
              key={id}
              icon={<ColorDot color={color} />}
              pressed={filter.pillar === id}
              onPress={() => onFilter({ ...filter, pillar: filter.pillar === id ? undefined : id })}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      ) : null}
      {children ? <div className="content-filter-tools">{children}</div> : null}
      <div className="content-filter-lists">
        {lists.map(({ name, label, options }) =>
          options.length > 0 ? (
            <Select
              key={name}
              quiet
              size="sm"
              label={label}
              value={filter[name] ?? any}
              onChange={(id) => onFilter({ ...filter, [name]: id === any ? undefined : id })}
              options={[
                { value: any, label: `Any ${label.toLowerCase()}` },
                ...options.map((option) => ({ value: option.id, label: option.name })),
              ]}
            />
          ) : null,
        )}
        {campaigns.length > 0 ? (
          <Chip
            pressed={filter.sponsored === true}
            onPress={() => onFilter({ ...filter, sponsored: filter.sponsored ? undefined : true })}
          >
            Sponsored
          </Chip>
        ) : null}
        {isFiltered(filter) ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<X />}
            onClick={() =>
              onFilter(Object.fromEntries(filterNames.map((name) => [name, undefined])))
            }
          >
            Clear filters
          </Button>
        ) : null}
      </div>
      <Legend />
    </div>
  );
}
