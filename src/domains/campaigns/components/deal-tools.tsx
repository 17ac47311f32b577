import {
  Archive,
  Columns3,
  Gift,
  ListFilter,
  Rows3,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Menu, type MenuProps } from '#client/ui/menu.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { compensations } from '#domains/campaigns/schema.ts';
import { useSeesMoney } from '#client/sees-money.ts';
import { formatMonth } from '#client/format-dates.ts';
import { memberName, membersByName } from '#domains/workspaces/components/member-name.ts';
import { members } from '#domains/workspaces/members/data.ts';
import type { Member } from '#domains/workspaces/members/schema.ts';
import { compensationLabels } from './deal-labels.ts';
import type { DealSearch } from './deal-address.ts';
import { hasEndingRights, paymentFilters } from './deal-search.ts';
import { paymentStateLabels } from './deal-words.ts';
import type { DealSummary } from './deals.ts';

interface DealToolsProps {
  deals: readonly DealSummary[];
  /** The user's calendar date. */
  today: string;
  search: DealSearch;
  onSearch: (changes: DealSearch) => void;
  typed: string;
  onType: (typed: string) => void;
}

const views = [
  { value: 'board', label: 'Board', icon: <Columns3 aria-hidden="true" /> },
  { value: 'table', label: 'Table', icon: <Rows3 aria-hidden="true" /> },
] as const;

/** How the deals are shown: as a board, or as a table. */
export function DealViews({ search, onSearch }: Pick<DealToolsProps, 'search' | 'onSearch'>) {
  const view = search.view === 'table' ? 'table' : 'board';
  return (
    <Segmented
      label="View"
      value={view}
      options={views}
      onChange={(next) => onSearch({ view: next === 'board' ? '' : next })}
    />
  );
}

/** Search and what narrows the deals. */
export function DealTools({ deals, today, search, onSearch, typed, onType }: DealToolsProps) {
  const people = members.useRows(membersByName);
  const seesMoney = useSeesMoney();
  const asking = deals.filter(({ action }) => action !== null).length;
  const ending = deals.filter((deal) => hasEndingRights(deal, today)).length;
  const chosen = chosenIn(search, deals, people);
  return (
    <div className="row deal-tools">
      <SearchField label="Search campaigns" typed={typed} onType={onType} />
      <Chip
        pressed={Boolean(search.needs)}
        count={asking}
        icon={<TriangleAlert aria-hidden="true" />}
        onPress={() => onSearch({ needs: search.needs ? '' : 'action' })}
      >
        Needs action
      </Chip>
      <Chip
        pressed={Boolean(search.rights)}
        count={ending}
        icon={<ShieldCheck aria-hidden="true" />}
        // Most are of deals that the board no longer shows.
        onPress={() =>
          onSearch(search.rights ? { rights: '' } : { rights: 'ending', view: 'table' })
        }
      >
        Rights ending
      </Chip>
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
          {
            label: 'Archived',
            icon: <Archive />,
            checked: Boolean(search.archived),
            // The board has no place for most of what has ended.
            onSelect: () =>
              onSearch(search.archived ? { archived: '' } : { archived: 'yes', view: 'table' }),
          },
          ...choices('Brand', brandsIn(deals), search.brand, (brand) => onSearch({ brand })),
          ...choices(
            'Pays',
            compensations.map((one) => [one, compensationLabels[one]]),
            search.compensation,
            (compensation) => onSearch({ compensation }),
          ),
          ...(seesMoney
            ? choices(
                'Payments',
                paymentFilters.map((one) => [one, paymentStateLabels[one]]),
                search.payment,
                (payment) => onSearch({ payment }),
              )
            : []),
          ...choices('Posting in', monthsIn(deals), search.month, (month) => onSearch({ month })),
          ...(people.length > 1
            ? choices(
                'Led by',
                people.map((member) => [member.userId, memberName(member)]),
                search.lead,
                (lead) => onSearch({ lead }),
              )
            : []),
        ]}
      />
    </div>
  );
}

type Choice = readonly [value: string, label: string];

function choices(
  group: string,
  all: readonly Choice[],
  chosen: string | undefined,
  onChoose: (value: string) => void,
): MenuProps['items'] {
  if (all.length === 0) return [];
  return [
    { group },
    { label: 'All', checked: !chosen, onSelect: () => onChoose('') },
    ...all.map(([value, label]) => ({
      label,
      icon: value === 'gifted' ? <Gift /> : undefined,
      checked: value === chosen,
      onSelect: () => onChoose(value),
    })),
  ];
}

function brandsIn(deals: readonly DealSummary[]): readonly Choice[] {
  const named = new Map(deals.flatMap(({ brand }) => (brand ? [[brand.id, brand.name]] : [])));
  return [...named].toSorted(([, one], [, other]) => one.localeCompare(other));
}

function monthsIn(deals: readonly DealSummary[]): readonly Choice[] {
  const months = new Set(
    deals.flatMap(({ campaign }) => campaign.postingStartsOn?.slice(0, 7) ?? []),
  );
  return [...months].toSorted().map((month) => [month, formatMonth(`${month}-01`)]);
}

function chosenIn(
  { brand, compensation, payment, month, lead, archived }: DealSearch,
  deals: readonly DealSummary[],
  people: readonly Member[],
): string {
  const lists: readonly [string | undefined, readonly Choice[]][] = [
    [archived, [['yes', 'Archived']]],
    [brand, brandsIn(deals)],
    [compensation, compensations.map((one) => [one, compensationLabels[one]])],
    [payment, paymentFilters.map((one) => [one, paymentStateLabels[one]])],
    [month, monthsIn(deals)],
    [lead, people.map((member) => [member.userId, memberName(member)])],
  ];
  return lists
    .flatMap(([value, all]) => all.find(([known]) => known === value)?.[1] ?? [])
    .join(', ');
}
