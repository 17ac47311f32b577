import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { useList } from '#client/list/use-list.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { BrandBulkBar } from './brand-bulk-bar.tsx';
import { brandColumns } from './brand-columns.tsx';
import { brandRows } from './brand-csv.ts';
import { brandRules } from './brand-filter.ts';
import { BrandMenu } from './brand-menu.tsx';
import { openBrandPanel } from '#views/brands/panel/brand-panel-host.tsx';
import {
  brandsByName,
  primaryContacts,
  wordsInUse,
} from '#domains/business/brands/parts/brand-selectors.ts';
import { openCount } from '#domains/business/campaigns/moves/of-brands.ts';
import { useBrandInAddress } from './use-brand-in-address.ts';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import { brands as collection } from '#domains/business/brands/data.ts';
import { isFollowUpDue } from '#domains/business/brands/rules.ts';
import type { Brand } from '#domains/business/brands/schema.ts';

/** Whom the workspace works with, or wants to: how one stands with each brand. */
export function ContentBrandsPage() {
  const settings = useFormats();
  const all = collection.useRows(brandsByName);
  const words = collection.useRows(wordsInUse);
  const contacts = brandContacts.useRows(primaryContacts);
  const open = campaigns.useRows(openCount);
  const source = useListSource(collection, 'name');
  const canEdit = useCan('edit');
  const isNarrow = useIsNarrow();
  const list = useList({
    rows: all,
    searchLabel: 'Search brands',
    ...brandRules({ ...words, contacts, today: settings.today }),
  });
  useBrandInAddress(list.search['id'], () => list.change({ id: undefined }));
  const onOpen = ({ id }: Brand) => openBrandPanel({ brandId: id });
  const table = useListTable({
    name: 'content-brands',
    rows: list.rows,
    columns: brandColumns({ contacts, open, canEdit, settings, isNarrow, onOpen }),
    first: { by: 'name', isDescending: false },
    canSelect: canEdit,
  });
  const exportCsv = (brands: readonly Brand[]) =>
    saveCsv('brands.csv', brandRows(brands, contacts));
  return (
    <ListPage
      title="Content Brands"
      subtitle={<Standing brands={all} today={settings.today} open={open} />}
      noun="brand"
      list={list}
      source={source}
      canEdit={canEdit}
      primary={{ label: 'New brand', onSelect: () => openBrandPanel() }}
      arrange={table.arrange}
      onExport={() => exportCsv(list.rows)}
      empty={{
        title: 'No brands yet',
        text: "Brands you work with or want to. Add one you'd love to pitch.",
      }}
    >
      <ListTable
        table={table}
        noun="brand"
        nameOf={({ name }) => name}
        failures={source.failures}
        menu={(brand) => (canEdit ? <BrandMenu brand={brand} /> : null)}
        bulk={(bulk) => <BrandBulkBar {...bulk} onExport={() => exportCsv(bulk.selected)} />}
      />
    </ListPage>
  );
}

interface StandingProps {
  brands: readonly Brand[];
  open: ReadonlyMap<string, number>;
  today: string;
}

/** '23 brands, 4 with open deals. 2 to follow up' */
function Standing({ brands, open, today }: StandingProps) {
  const listed = brands.filter(({ isArchived }) => !isArchived);
  const busy = listed.filter(({ id }) => open.has(id)).length;
  const due = listed.filter((brand) => isFollowUpDue(brand, today)).length;
  return (
    <>
      <b>{listed.length}</b> {listed.length === 1 ? 'brand' : 'brands'}, <b>{busy}</b> with open
      deals
      {due > 0 ? (
        <>
          . <b className="late">{due}</b> to follow up
        </>
      ) : null}
    </>
  );
}
