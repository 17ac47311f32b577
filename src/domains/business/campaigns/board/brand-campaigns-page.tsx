import { Later } from '#client/later/later.tsx';
import { listViews, viewsOf } from '#client/list/list-views.tsx';
import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { statusLabels } from '#domains/business/campaigns/rules.ts';
import { useList } from '#client/list/use-list.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { memberChoices } from '#domains/people/workspaces/members/member-name.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { newId } from '#shared/ids.ts';
import { DealBoard } from './deal-board.tsx';
import { DealBulkBar } from './deal-bulk-bar.tsx';
import { dealColumns } from './deal-columns.tsx';
import { dealRows } from './deal-csv.ts';
import { DealMenu } from './deal-menu.tsx';
import { dealRules, needsTable } from './deal-search.ts';
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
const loadRights = () =>
  import('#domains/business/campaigns/usage-rights/ending-rights.tsx').then(
    (part) => part.EndingRights,
  );
const views = [listViews.board, listViews.table] as const;

/** All deals of the workspace, as a board or a table; the address remembers what of them is shown. */
export function BrandCampaignsPage() {
  const formats = useFormats();
  const base = useBaseCurrency();
  const seesMoney = useSeesMoney();
  const all = useDeals(formats.today);
  const source = useListSource(collection, 'campaignName');
  const areKnown =
    worstOf(source.status, payments.useStatus(), deliverables.useStatus()) === 'ready';
  const canEdit = useCan('edit');
  const isNarrow = useIsNarrow();
  const { form, openForm } = useCampaignForm();
  const { dialog, move, ask } = useDealMoves(formats);
  const list = useList({
    rows: all,
    // The board has no place for most of what has ended.
    toAddress: (asked, before) =>
      needsTable(asked) && !needsTable(before) ? { ...asked, view: 'table' } : asked,
    searchLabel: 'Search campaigns',
    keeps: ['view'],
    ...dealRules(all, {
      today: formats.today,
      seesMoney,
      people: members.useRows(memberChoices),
    }),
  });
  const view = viewsOf(list, views);
  const isTable = view.value === 'table';
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
    const made = collection.create({ id, campaignName, status: isAsked ? 'negotiating' : to });
    keepUndo([made], () => tellDone('Campaign deleted', [collection.remove(id)]));
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
        source={source}
        isKept={all.length > 0}
        none={{
          title: 'All campaigns are archived',
          action: <Button onClick={() => list.change({ archived: 'yes' })}>Show archived</Button>,
        }}
        canEdit={canEdit}
        primary={{ label: 'New campaign', onSelect: () => openForm() }}
        views={view}
        arrange={isTable ? table.arrange : []}
        onExport={() => saveCsv('campaigns.csv', dealRows(list.rows, seesMoney))}
        isFull={!isTable}
        empty={{
          title: 'No campaigns yet',
          shape: ghostRoad.map(([status, hint]) => ({ title: statusLabels[status], hint })),
          text: 'Track your first brand deal: what you owe, when it goes live, when you get paid.',
        }}
      >
        {list.search['show'] === 'rights' ? (
          <Later load={loadRights} props={{ deals: list.rows, formats, canEdit }} isAsked />
        ) : null}
        {isTable ? (
          <ListTable
            className="deal-table"
            table={table}
            noun="campaign"
            nameOf={({ campaign }) => campaign.campaignName}
            failures={source.failures}
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
