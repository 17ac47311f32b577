import { CalendarCheck, Layers } from 'lucide-react';
import { listViews, viewsOf } from '#client/list/list-views.tsx';
import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { useList } from '#client/list/use-list.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { BrandHead } from '#domains/business/brands/parts/brand-head.tsx';
import { brandsByName } from '#domains/business/brands/parts/brand-selectors.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { LinkBulkBar } from './link-bulk-bar.tsx';
import { linkColumns } from './link-columns.tsx';
import { linkRows } from './link-csv.ts';
import { linkRules } from './link-filter.ts';
import { linesByBrand, linkLines } from './link-lines.ts';
import { LinkMenu } from './link-menu.tsx';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import {
  earningsByLink,
  linksByTitle,
  linkWords,
} from '#domains/business/affiliate-links/panel/link-selectors.ts';
import { EarnedText } from './earned-text.tsx';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { affiliateEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';

const views = [
  { value: 'brands', label: 'By brand', icon: <Layers aria-hidden="true" /> },
  listViews.table,
] as const;

/** Every link and code that somebody shares for a brand, and what it earned. */
export function AffiliateLinksPage() {
  const settings = useFormats();
  const base = useBaseCurrency();
  const all = affiliateLinks.useRows(linksByTitle);
  const byName = brands.useRows(brandsByName);
  const known = brands.useRows(rowsById);
  const campaignById = campaigns.useRows(rowsById);
  const earnings = affiliateEarnings.useRows(earningsByLink);
  const words = affiliateLinks.useRows(linkWords);
  const source = useListSource(affiliateLinks, 'title');
  const canEdit = useCan('edit');
  const seesMoney = useSeesMoney();
  const isNarrow = useIsNarrow();
  const { today } = settings;
  const list = useList({
    rows: all,
    searchLabel: 'Search affiliate links',
    keeps: ['view'],
    ...linkRules(all, { brands: byName, ...words, today }),
  });
  const view = viewsOf(list, views);
  const isFlat = view.value === 'table';
  const table = useListTable({
    name: 'affiliate-links',
    rows: linkLines(list.rows, { brands: known, earnings, base, today }),
    columns: linkColumns({ settings, base, seesMoney, isFlat, isNarrow }),
    first: { by: 'title', isDescending: false },
    canSelect: canEdit,
    groups: isFlat
      ? undefined
      : (lines) =>
          linesByBrand(lines).map(([brand, rows]) => ({
            key: brand?.id ?? 'none',
            head: <BrandHead brand={brand} count={rows.length} />,
            rows,
          })),
  });
  const exportCsv = (links: readonly AffiliateLink[]) =>
    saveCsv(
      'affiliate-links.csv',
      linkRows(links, { brands: known, campaigns: campaignById, earnings, base, today, seesMoney }),
    );
  const logMonth = () => openLinkPanel({ month: today.slice(0, 7) });
  return (
    <ListPage
      title="Affiliate Links"
      subtitle={seesMoney ? <EarnedText base={base} today={today} /> : undefined}
      noun="affiliate link"
      list={list}
      source={source}
      canEdit={canEdit}
      primary={{ label: 'New affiliate link', onSelect: () => openLinkPanel() }}
      views={view}
      button={
        canEdit && seesMoney
          ? { label: 'Log month', icon: <CalendarCheck />, onSelect: logMonth }
          : undefined
      }
      arrange={table.arrange}
      onExport={() => exportCsv(list.rows)}
      empty={{
        title: 'No affiliate links yet',
        text: `Keep every code and link in one place${seesMoney ? ', with what it earned' : ''}.`,
      }}
    >
      <ListTable
        className="whole-amounts"
        table={table}
        noun="affiliate link"
        nameOf={({ link }) => link.title}
        failures={source.failures}
        rowClass={({ link }) => link.status !== 'active' && 'is-still'}
        menu={({ link }) => <LinkMenu link={link} canEdit={canEdit} month={today.slice(0, 7)} />}
        bulk={(bulk) => {
          const selected = bulk.selected.map(({ link }) => link);
          return <LinkBulkBar {...bulk} selected={selected} onExport={() => exportCsv(selected)} />;
        }}
      />
    </ListPage>
  );
}
