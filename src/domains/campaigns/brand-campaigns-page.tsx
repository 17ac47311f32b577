import { getRouteApi } from '@tanstack/react-router';
import { Download, Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { formatMoney } from '#client/format-money.ts';
import { Later } from '#client/later.tsx';
import { useSeesMoney } from '#client/sees-money.ts';
import { notConvertedText } from '#client/format-total.ts';
import { type PageActions, usePageActions } from '#client/shortcuts.tsx';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/csv.ts';
import { type Fact, FactStrip } from '#client/ui/facts.tsx';
import { FailedRows } from '#client/ui/failed-rows.tsx';
import { ReadOnlyNote } from '#client/ui/read-only-note.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/states.tsx';
import { worstOf } from '#client/worst-of.ts';
import { useTyped } from '#client/use-typed.ts';
import { useFormats } from '#domains/auth/data.ts';
import { useBaseCurrency, useCan } from '#domains/workspaces/data.ts';
import { newId } from '#shared/ids.ts';
import type { Total } from '#shared/money.ts';
import { DealBoard } from './components/deal-board.tsx';
import { dealRows } from './components/deal-csv.ts';
import { dealFigures, type DealFigures } from './components/deal-facts.ts';
import type { DealSearch } from './components/deal-address.ts';
import { dealsShown, statusIn } from './components/deal-search.ts';
import { DealTable } from './components/deal-table.tsx';
import { DealTools, DealViews } from './components/deal-tools.tsx';
import { useDeals } from './components/deals.ts';
import { StatusChips } from './components/status-chips.tsx';
import { useCampaignForm } from './components/use-campaign-form.tsx';
import { useDealMoves } from './components/use-deal-moves.tsx';
import { campaigns as collection } from './data.ts';
import { deliverables } from './deliverables/data.ts';
import { payments } from './payments/data.ts';
import { isActive } from './rules.ts';
import type { CampaignStatus } from './schema.ts';
import './brand-campaigns-page.css';

const route = getRouteApi('/guarded/brand-campaigns');
const loadRights = () => import('./components/ending-rights.tsx').then((part) => part.EndingRights);

/** All deals of the workspace, as a board or a table; the address remembers what of them is shown. */
export function BrandCampaignsPage() {
  const formats = useFormats();
  const base = useBaseCurrency();
  const seesMoney = useSeesMoney();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const all = useDeals(formats.today);
  const loading = collection.useStatus();
  const areKnown = worstOf(loading, payments.useStatus(), deliverables.useStatus()) === 'ready';
  const failed = collection.useFailures().filter(({ operation }) => operation === 'create');
  const canEdit = useCan('edit');
  const { form, openForm } = useCampaignForm();
  const { dialog, move, ask } = useDealMoves(formats);
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => change({ q }));
  const words = useDeferredValue(typed);
  usePageActions(
    useMemo<PageActions>(
      () =>
        canEdit
          ? { primary: { label: 'New campaign', icon: <Plus />, onSelect: () => openForm() } }
          : {},
      [canEdit, openForm],
    ),
  );
  function change(changes: DealSearch) {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next), replace: true, resetScroll: false });
  }
  function add(campaignName: string, to: CampaignStatus) {
    const id = newId();
    const isAsked = to === 'confirmed';
    void collection.create({ id, campaignName, status: isAsked ? 'negotiating' : to });
    // With whom, for one thing: a line of the board has only a name.
    if (isAsked) ask(id, to);
  }
  const narrowed = dealsShown(all, search, words, formats.today);
  const status = statusIn(search);
  const shown = status ? narrowed.filter(({ campaign }) => campaign.status === status) : narrowed;
  const isTable = search.view === 'table';
  const isAllArchived =
    all.length > 0 &&
    shown.length === 0 &&
    !search.archived &&
    all.every(({ campaign }) => campaign.isArchived);
  return (
    <div className={isTable ? 'brand-campaigns' : 'brand-campaigns is-board'}>
      <header className="brand-campaigns-head">
        <h1>Brand Campaigns</h1>
        <span className="end" />
        {all.length > 0 ? (
          <>
            <Button
              icon={<Download />}
              onClick={() => saveCsv('campaigns.csv', dealRows(shown, seesMoney))}
            >
              Export CSV
            </Button>
            <DealViews search={search} onSearch={change} />
          </>
        ) : null}
      </header>
      {canEdit ? null : <ReadOnlyNote />}
      {all.length > 0 ? (
        <>
          <FactStrip
            areKnown={areKnown}
            facts={factsOf(dealFigures(all, formats.today, base), seesMoney ? base : null)}
          />
          <StatusChips
            campaigns={narrowed.map(({ campaign }) => campaign)}
            value={status && isActive(status) ? status : 'all'}
            onChange={(next) => change({ status: next === 'all' ? '' : next })}
          />
          <DealTools
            deals={all}
            today={formats.today}
            search={search}
            onSearch={change}
            typed={typed}
            onType={setTyped}
          />
        </>
      ) : null}
      <FailedRows failed={failed} titleOf={({ campaignName }) => String(campaignName)} />
      {all.length === 0 && loading === 'loading' ? <SkeletonRows rows={6} /> : null}
      {all.length === 0 && loading === 'error' ? (
        <ErrorState title="Failed to load campaigns" onRetry={collection.retry} />
      ) : null}
      {all.length === 0 && loading === 'ready' ? (
        <EmptyState
          title="No campaigns yet"
          action={
            canEdit ? (
              <Button variant="primary" icon={<Plus />} onClick={() => openForm()}>
                New Campaign
              </Button>
            ) : undefined
          }
        >
          Track your first brand deal: what you owe, when it goes live, when you get paid.
        </EmptyState>
      ) : null}
      {isAllArchived ? (
        <EmptyState
          glyph={null}
          title="All campaigns are archived"
          action={
            <Button onClick={() => change({ archived: 'yes', view: 'table' })}>
              Show archived
            </Button>
          }
        />
      ) : null}
      {all.length > 0 && shown.length === 0 && !isAllArchived ? (
        <EmptyState
          glyph={null}
          title="No campaigns match these filters"
          action={
            <Button
              onClick={() => {
                setTyped('');
                void navigate({ search: {}, replace: true, resetScroll: false });
              }}
            >
              Clear filters
            </Button>
          }
        />
      ) : null}
      {search.rights && shown.length > 0 ? (
        <Later load={loadRights} props={{ deals: shown, formats, canEdit }} isAsked />
      ) : null}
      {shown.length > 0 && isTable ? (
        <DealTable deals={shown} canEdit={canEdit} formats={formats} onMove={move} />
      ) : null}
      {shown.length > 0 && !isTable ? (
        <DealBoard deals={shown} canEdit={canEdit} formats={formats} onMove={move} onAdd={add} />
      ) : null}
      {form}
      {dialog}
    </div>
  );
}

function factsOf(figures: DealFigures, base: string | null): Fact[] {
  const { openValue, openCount, dueThisMonth, overdue, overdueCount, dueSoonCount } = figures;
  const soon = dueSoonCount === 1 ? 'piece' : 'pieces';
  const dueSoon = { label: 'Due in 7 days', value: dueSoonCount, unit: soon };
  // Without money what is left of a deal is that it is there.
  if (base === null) return [{ label: 'Open deals', value: openCount }, dueSoon];
  const money = (total: Total, unit = '') => ({
    value: formatMoney(total.amountMinor, base, { isFigure: true }),
    unit: [unit, notConvertedText(total)].filter(Boolean).join(' · ') || undefined,
  });
  return [
    { label: 'Open value', ...money(openValue, openCount === 1 ? '1 deal' : `${openCount} deals`) },
    { label: 'Due this month', ...money(dueThisMonth) },
    {
      label: 'Overdue',
      ...money(overdue, overdueCount > 0 ? `${overdueCount} open` : ''),
      tone: overdueCount > 0 ? 'late' : undefined,
    },
    dueSoon,
  ];
}
