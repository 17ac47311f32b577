import { countText } from '#client/count-text.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Download, Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { type PageActions, usePageActions } from '#client/shortcuts.tsx';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/csv.ts';
import { FailedRows } from '#client/ui/failed-rows.tsx';
import { ReadOnlyNote } from '#client/ui/read-only-note.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/states.tsx';
import { useIsPhone } from '#client/ui/use-media.ts';
import { useTyped } from '#client/use-typed.ts';
import { useFormats } from '#domains/auth/data.ts';
import { useCan } from '#domains/workspaces/data.ts';
import { brandRows } from './components/brand-csv.ts';
import { brandsShown, isNamed } from './components/brand-filter.ts';
import { openBrandPanel } from './components/brand-panel-host.tsx';
import type { BrandSearch } from './components/brand-search.ts';
import { brandsByName, primaryContacts } from './components/brand-selectors.ts';
import { BrandTable } from './components/brand-table.tsx';
import { BrandTools } from './components/brand-tools.tsx';
import { useBrandInAddress } from './components/use-brand-in-address.ts';
import { brandContacts } from './contacts/data.ts';
import { brands as collection } from './data.ts';
import './content-brands-page.css';

const route = getRouteApi('/guarded/content-brands');
const addBrand = () => openBrandPanel();

/** Whom the workspace works with, or wants to: how one stands with each brand. */
export function ContentBrandsPage() {
  const settings = useFormats();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const all = collection.useRows(brandsByName);
  const contacts = brandContacts.useRows(primaryContacts);
  const status = collection.useStatus();
  const failed = collection.useFailures().filter(({ operation }) => operation === 'create');
  const canEdit = useCan('edit');
  const isPhone = useIsPhone();
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => change({ q: q || undefined }));
  const words = useDeferredValue(typed);
  usePageActions(
    useMemo<PageActions>(
      () =>
        canEdit ? { primary: { label: 'New brand', icon: <Plus />, onSelect: addBrand } } : {},
      [canEdit],
    ),
  );
  function change(changes: { [Name in keyof BrandSearch]?: BrandSearch[Name] | undefined }) {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next), replace: true, resetScroll: false });
  }
  useBrandInAddress(search.id, () => change({ id: undefined }));
  const shown = brandsShown(all, search, settings.today).filter((brand) =>
    isNamed(brand, words, contacts.get(brand.id)),
  );
  const { id: _, ...filters } = search;
  const isNarrowed = Object.keys(filters).length > 0 || words.trim() !== '';
  return (
    <div className="brands-page">
      <header className="brands-page-head">
        <h1>Content Brands</h1>
        <span className="end" />
        {/* Phones have no top bar for it. */}
        {isPhone && canEdit && all.length > 0 ? (
          <Button variant="primary" icon={<Plus />} onClick={addBrand}>
            New brand
          </Button>
        ) : null}
        {all.length > 0 ? (
          <Button
            icon={<Download />}
            onClick={() => saveCsv('brands.csv', brandRows(shown, contacts))}
          >
            Export CSV
          </Button>
        ) : null}
      </header>
      {canEdit ? null : <ReadOnlyNote />}
      {all.length > 0 ? (
        <BrandTools
          brands={all}
          search={search}
          onSearch={change}
          typed={typed}
          onType={setTyped}
          today={settings.today}
        />
      ) : null}
      <output className="sr">
        {isNarrowed ? `Found: ${countText(shown.length, 'brand')}` : ''}
      </output>
      <FailedRows failed={failed} titleOf={({ name }) => String(name)} />
      {shown.length > 0 ? (
        <BrandTable
          brands={shown}
          canEdit={canEdit}
          settings={settings}
          onOpen={({ id }) => change({ id })}
        />
      ) : null}
      {status === 'loading' && all.length === 0 ? <SkeletonRows rows={8} /> : null}
      {status === 'error' && all.length === 0 ? <ErrorState onRetry={collection.retry} /> : null}
      {status === 'ready' && all.length === 0 ? (
        <EmptyState
          title="No brands yet"
          action={
            canEdit ? (
              <Button variant="primary" icon={<Plus />} onClick={addBrand}>
                New brand
              </Button>
            ) : undefined
          }
        >
          Brands you work with or want to. Add one you'd love to pitch.
        </EmptyState>
      ) : null}
      {all.length > 0 && shown.length === 0 ? (
        <EmptyState
          glyph={null}
          title="No brands match these filters"
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
    </div>
  );
}
