import { getRouteApi } from '@tanstack/react-router';
import { CalendarCheck, Download, Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useSeesMoney } from '#client/sees-money.ts';
import { type PageActions, usePageActions } from '#client/shortcuts.tsx';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/csv.ts';
import { FailedRows } from '#client/ui/failed-rows.tsx';
import { ReadOnlyNote } from '#client/ui/read-only-note.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/states.tsx';
import { useIsPhone } from '#client/ui/use-media.ts';
import { useTyped } from '#client/use-typed.ts';
import { rowsById } from '#client/selectors.ts';
import { useFormats } from '#domains/auth/data.ts';
import { brands } from '#domains/brands/data.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { useCan, useCurrentWorkspace } from '#domains/workspaces/data.ts';
import { EarningsStrip } from './components/earnings-strip.tsx';
import { linkRows } from './components/link-csv.ts';
import { openLinkPanel } from './components/link-panel-host.tsx';
import { isTitled, linksShown } from './components/link-filter.ts';
import type { LinkSearch } from './components/link-search.ts';
import { earningsByLink, linksByTitle } from './components/link-selectors.ts';
import { linkLines } from './components/link-lines.ts';
import { LinkTable } from './components/link-table.tsx';
import { LinkTools } from './components/link-tools.tsx';
import { affiliateLinks } from './data.ts';
import { affiliateEarnings } from './earnings/data.ts';
import type { AffiliateLink } from './schema.ts';
import './affiliate-links-page.css';

const route = getRouteApi('/guarded/affiliate-links');
const views = [
  { value: 'brands', label: 'By brand' },
  { value: 'table', label: 'Table' },
] as const;
const addLink = () => openLinkPanel();

/** Every link and code that somebody shares for a brand, and what it earned. */
export function AffiliateLinksPage() {
  const settings = useFormats();
  const base = useCurrentWorkspace()?.baseCurrency ?? 'USD';
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const all = affiliateLinks.useRows(linksByTitle);
  const known = brands.useRows(rowsById);
  const deals = campaigns.useRows(rowsById);
  const earnings = affiliateEarnings.useRows(earningsByLink);
  const status = affiliateLinks.useStatus();
  const failed = affiliateLinks.useFailures().filter(({ operation }) => operation === 'create');
  const canEdit = useCan('edit');
  const seesMoney = useSeesMoney();
  const isPhone = useIsPhone();
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => change({ q: q || undefined }));
  const words = useDeferredValue(typed);
  usePageActions(
    useMemo<PageActions>(
      () =>
        canEdit
          ? { primary: { label: 'New affiliate link', icon: <Plus />, onSelect: addLink } }
          : {},
      [canEdit],
    ),
  );
  function change(changes: { [Name in keyof LinkSearch]?: LinkSearch[Name] | undefined }) {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next), replace: true, resetScroll: false });
  }
  const exportCsv = (links: readonly AffiliateLink[]) =>
    saveCsv(
      'affiliate-links.csv',
      linkRows(links, {
        ...{ brands: known, campaigns: deals, earnings },
        ...{ base, today: settings.today, seesMoney },
      }),
    );
  const nameOf = (brandId: string | null) => (brandId && known.get(brandId)?.name) || '';
  const shown = linksShown(all, search, settings.today).filter((link) =>
    isTitled(link, words, nameOf(link.brandId)),
  );
  const isFlat = search.view === 'table';
  return (
    <div className="links-page">
      <header className="links-page-head">
        <h1>Affiliate Links</h1>
        <span className="end" />
        {/* Phones have no top bar for it. */}
        {isPhone && canEdit && all.length > 0 ? (
          <Button variant="primary" icon={<Plus />} onClick={addLink}>
            New link
          </Button>
        ) : null}
        {canEdit && seesMoney && all.length > 0 ? (
          <Button
            icon={<CalendarCheck />}
            onClick={() => openLinkPanel({ month: settings.today.slice(0, 7) })}
          >
            Log month
          </Button>
        ) : null}
        {all.length > 0 ? (
          <Button icon={<Download />} onClick={() => exportCsv(shown)}>
            Export CSV
          </Button>
        ) : null}
        {all.length > 0 ? (
          <Segmented
            label="View"
            value={isFlat ? 'table' : 'brands'}
            options={views}
            onChange={(view) => change({ view: view === 'table' ? view : undefined })}
          />
        ) : null}
      </header>
      {canEdit ? null : <ReadOnlyNote />}
      {all.length > 0 ? (
        <>
          {seesMoney ? <EarningsStrip base={base} today={settings.today} /> : null}
          <LinkTools
            links={all}
            search={search}
            onSearch={change}
            typed={typed}
            onType={setTyped}
            today={settings.today}
          />
        </>
      ) : null}
      <FailedRows failed={failed} titleOf={({ title }) => String(title)} />
      {shown.length > 0 ? (
        <LinkTable
          lines={linkLines(shown, { brands: known, earnings, base, today: settings.today })}
          isFlat={isFlat}
          base={base}
          canEdit={canEdit}
          settings={settings}
          onExport={exportCsv}
        />
      ) : null}
      {status === 'loading' && all.length === 0 ? <SkeletonRows rows={8} /> : null}
      {status === 'error' && all.length === 0 ? (
        <ErrorState onRetry={affiliateLinks.retry} />
      ) : null}
      {status === 'ready' && all.length === 0 ? (
        <EmptyState
          title="No affiliate links yet"
          action={
            canEdit ? (
              <Button variant="primary" icon={<Plus />} onClick={addLink}>
                New affiliate link
              </Button>
            ) : undefined
          }
        >
          {`Keep every code and link in one place${seesMoney ? ', with what it earned' : ''}.`}
        </EmptyState>
      ) : null}
      {all.length > 0 && shown.length === 0 ? (
        <EmptyState
          glyph={null}
          title="No affiliate links match these filters"
          action={
            <Button
              onClick={() => {
                setTyped('');
                const view = isFlat ? { view: 'table' } : {};
                void navigate({ search: view, replace: true, resetScroll: false });
              }}
            >
              Clear filters
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
