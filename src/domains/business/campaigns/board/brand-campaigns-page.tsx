import { getRouteApi } from '@tanstack/react-router';
import { Columns3, Rows3 } from 'lucide-react';
import { Later } from '#client/later/later.tsx';
import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { statusLabels } from '#domains/business/campaigns/rules.ts';
import type { ListSearch } from '#client/list/list-words.ts';
import { useList } from '#client/list/use-list.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useMedia } from '#client/ui/base/use-media.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { memberName, membersByName } from '#domains/people/workspaces/members/member-name.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { newId } from '#shared/ids.ts';
import { DealBoard } from './deal-board.tsx';
import { DealBulkBar } from './deal-bulk-bar.tsx';
import { dealColumns } from './deal-columns.tsx';
import { dealRows } from './deal-csv.ts';
import { DealMenu } from './deal-menu.tsx';
import { dealRules } from './deal-search.ts';
import { DealText } from './deal-text.tsx';
import { useDeals } from './deals.ts';
import { useCampaignForm } from '#domains/business/campaigns/form/use-campaign-form.tsx';
import { useDealMoves } from './use-deal-moves.tsx';
import { campaigns as collection } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';

/** What stands in each column, for whoever sees it empty. */
const ghostRoad = [
  ['lead', 'A mail, a wish'],
  ['negotiating', 'Fee and terms'],
  ['confirmed', 'Both said yes'],
  ['in-progress', 'What you owe, and when'],
  ['completed', 'Posted and paid'],
] as const;
const route = getRouteApi('/guarded/brand-campaigns');
const loadRights = () =>
  import('#domains/business/campaigns/usage-rights/ending-rights.tsx').then(
    (part) => part.EndingRights,
  );
const views = [
  { value: 'board', label: 'Board', icon: <Columns3 aria-hidden="true" /> },
  { value: 'table', label: 'Table', icon: <Rows3 aria-hidden="true" /> },
] as const;

/** All deals of the workspace, as a board or a table; the address remembers what of them is shown. */
export function BrandCampaignsPage() {
  const formats = useFormats();
  const base = useBaseCurrency();
  const seesMoney = useSeesMoney();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const all = useDeals(formats.today);
  const people = members.useRows(membersByName);
  const loading = collection.useStatus();
  const areKnown = worstOf(loading, payments.useStatus(), deliverables.useStatus()) === 'ready';
  const failures = collection.useFailures();
  const canEdit = useCan('edit');
  const isNarrow = useMedia('(max-width: 1023.98px)');
  const { form, openForm } = useCampaignForm();
  const { dialog, move, ask } = useDealMoves(formats);
  const list = useList({
    rows: all,
    search,
    onSearch: (next) => {
      // The board has no place for most of what has ended.
      const shown = needsTable(next) && !needsTable(search) ? { ...next, view: 'table' } : next;
      void navigate({ search: shown, replace: true, resetScroll: false });
    },
    searchLabel: 'Search campaigns',
    keeps: ['view'],
    ...dealRules(all, {
      today: formats.today,
      seesMoney,
      people: people.map((member) => ({ value: member.userId, label: memberName(member) })),
    }),
  });
  const isTable = search.view === 'table';
  const table = useListTable({
    name: 'brand-campaigns',
    rows: list.rows,
    columns: dealColumns({ formats, seesMoney, isNarrow }),
    first: { by: 'status', isDescending: false },
    canSelect: canEdit,
  });
  function add(campaignName: string, to: CampaignStatus) {
    const id = newId();
    const isAsked = to === 'confirmed';
    void collection.create({ id, campaignName, status: isAsked ? 'negotiating' : to });
    // With whom, for one thing: a line of the board has only a name.
    if (isAsked) ask(id, to);
  }
  return (
    <>
      <ListPage
        title="Brand Campaigns"
        subtitle={
          areKnown ? (
            <DealText deals={all} today={formats.today} base={seesMoney ? base : null} />
          ) : undefined
        }
        noun="campaign"
        list={list}
        source={{
          status: loading,
          retry: collection.retry,
          failed: failures.filter(({ operation }) => operation === 'create'),
          failedTitle: ({ campaignName }) => String(campaignName),
        }}
        isKept={all.length > 0}
        none={{
          title: 'All campaigns are archived',
          action: <Button onClick={() => list.change({ archived: 'yes' })}>Show archived</Button>,
        }}
        canEdit={canEdit}
        primary={{ label: 'New campaign', onSelect: () => openForm() }}
        views={{
          value: isTable ? 'table' : 'board',
          options: views,
          onChange: (view) => list.change({ view: view === 'table' ? view : undefined }),
        }}
        arrange={isTable ? table.arrange : []}
        onExport={() => saveCsv('campaigns.csv', dealRows(list.rows, seesMoney))}
        isFull={!isTable}
        empty={{
          title: 'No campaigns yet',
          shape: ghostRoad.map(([status, hint]) => ({ title: statusLabels[status], hint })),
          text: 'Track your first brand deal: what you owe, when it goes live, when you get paid.',
        }}
      >
        {search.show === 'rights' ? (
          <Later load={loadRights} props={{ deals: list.rows, formats, canEdit }} isAsked />
        ) : null}
        {isTable ? (
          <ListTable
            className="deal-table"
            table={table}
            noun="campaign"
            nameOf={({ campaign }) => campaign.campaignName}
            failures={failures}
            menu={(deal) => (canEdit ? <DealMenu deal={deal} onMove={move} /> : null)}
            bulk={(bulk) => <DealBulkBar {...bulk} today={formats.today} />}
          />
        ) : (
          <DealBoard
            deals={list.rows}
            canEdit={canEdit}
            base={seesMoney ? base : null}
            formats={formats}
            onMove={move}
            onAdd={add}
          />
        )}
      </ListPage>
      {form}
      {dialog}
    </>
  );
}

const ended = ['completed', 'declined', 'cancelled'];

function needsTable({ show, archived, status }: ListSearch): boolean {
  return (
    show === 'rights' ||
    archived !== undefined ||
    (status?.split(',').some((one) => ended.includes(one)) ?? false)
  );
}
