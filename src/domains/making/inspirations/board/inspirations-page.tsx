import { getRouteApi } from '@tanstack/react-router';
import { LayoutGrid, List, Plus, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDroppedFiles } from '#client/form/dropped-files.ts';
import { useOnline } from '#client/sync/live/online.ts';
import { allRows, rowsById, tagsInUse } from '#client/sync/reading/selectors.ts';
import { type PageActions, usePageActions } from '#client/page/shortcuts.tsx';
import { useTyped } from '#client/form/use-typed.ts';
import { Page } from '#client/page/page.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { useCardInHand, useCardKeys } from './card-in-hand.ts';
import { CollectionRail } from '#domains/making/inspirations/collections/collection-rail.tsx';
import { InspirationDialogs } from '#domains/making/inspirations/sheet/inspiration-dialogs.tsx';
import { inspirationRows } from './inspiration-csv.ts';
import {
  countIn,
  countLooks,
  everything,
  facesOf,
  favourites,
  filtered,
  isNarrowed,
  sorted,
} from './inspiration-filter.ts';
import { InspirationGrid } from './inspiration-grid.tsx';
import type { InspirationSearch } from './inspiration-search.ts';
import { InspirationTools } from './inspiration-tools.tsx';
import { lastCollectionId } from '#domains/making/inspirations/collections/last-collection.ts';
import { moveInside } from './own-order.ts';
import { saveImages } from '#domains/making/inspirations/sheet/saving.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useShelf } from './shelf.ts';
import { usePasting } from './use-pasting.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { lookOf, platformOf } from '#domains/making/inspirations/rules.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import './inspirations-page.css';

const route = getRouteApi('/guarded/inspirations');
const views = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
] as const;
const platformsInUse = (rows: readonly Inspiration[]) => [
  ...new Set(rows.flatMap(({ url }) => (url ? [platformOf(url)] : []))),
];

/** What others made that one wants to learn from: links, pictures and lines, in collections. */
export function InspirationsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const rows = inspirations.useRows(allRows);
  const status = inspirations.useStatus();
  const platforms = inspirations.useRows(platformsInUse);
  const tags = inspirations.useRows(tagsInUse);
  const { timeZone } = useFormats();
  const pillarOf = pillars.useRows(rowsById);
  const shelf = useShelf();
  const isOnline = useOnline();
  const canEdit = useCan('edit');
  const [dialog, setDialog] = useState<{ quote?: string }>();
  const [sorting, setSorting] = useState<string>();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const { collection = everything, look, view, sort = 'newest' } = search;

  function change(changes: Partial<InspirationSearch>) {
    void navigate({ search: { ...search, ...changes }, replace: true, resetScroll: false });
  }
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => change({ q: q || undefined }));
  function clear() {
    setTyped('');
    const kept = { collection: search.collection, sort: search.sort, view };
    void navigate({ search: kept, replace: true, resetScroll: false });
  }
  const open = (inspiration: string) =>
    void navigate({ search: { ...search, inspiration }, resetScroll: false });
  const sortCard = ({ id }: { id: string }) => setSorting(id);

  function toggle(id: string) {
    const next = new Set(selectedIds);
    if (!next.delete(id)) next.add(id);
    setSelectedIds(next);
  }

  // What is on screen, else what was saved into last; 'Unsorted' means it.
  function target(): string | undefined {
    const id =
      collection === everything || collection === favourites ? lastCollectionId() : collection;
    return shelf.collections.find((one) => one.id === id)?.id;
  }
  const onSort = shelf.collections.length > 0 ? setSorting : undefined;
  const canSave = canEdit && dialog === undefined;
  usePasting({
    isEnabled: canSave,
    target,
    onSort,
    onKnown: open,
    onText: (quote) => setDialog({ quote }),
  });
  const { isOver, place } = useDroppedFiles(
    (files) => void saveImages(files, { collectionId: target(), onSort }),
    canSave && isOnline,
  );
  useCardKeys();
  useCardInHand({ onSort: setSorting, onSelect: toggle }, canEdit);
  usePageActions(
    useMemo<PageActions>(
      () =>
        canEdit
          ? { primary: { label: 'Save link', icon: <Plus />, onSelect: () => setDialog({}) } }
          : {},
      [canEdit],
    ),
  );

  const found = filtered(rows, { ...search, q: typed }, shelf);
  const placed = shelf.placedIn(collection);
  const isOwnOrder = sort === 'own' && placed.length > 0;
  const ofLook = look ? found.filter((one) => lookOf(one) === look) : found;
  const shown = sorted(ofLook, sort, placed);
  // What is not shown any more is not worked on either.
  const selected = shown.filter(({ id }) => selectedIds.has(id));
  const counts = countIn(rows, shelf);
  const about = shelf.collections.find(({ id }) => id === collection)?.description;
  const used = rows.filter(({ id }) => shelf.usesOf(id).length > 0).length;
  return (
    <Page
      title="Inspirations"
      className={classNames('inspirations-page', isOver && 'is-over')}
      around={place}
      subtitle={
        rows.length > 0 ? (
          <>
            <b>{counts.get(everything) ?? 0}</b> saved, <b>{used}</b> became something
          </>
        ) : undefined
      }
      views={
        rows.length === 0 && status !== 'loading'
          ? undefined
          : {
              value: view ?? 'grid',
              options: views,
              onChange: (next) => change({ view: next === 'list' ? next : undefined }),
            }
      }
      search={
        rows.length > 0 ? { label: 'Search inspirations', typed, onType: setTyped } : undefined
      }
      more={
        canEdit
          ? [
              {
                label: 'Save from anywhere',
                icon: <Share2 />,
                onSelect: () => void navigate({ to: '/share' }),
              },
            ]
          : []
      }
    >
      {canEdit ? null : <ReadOnlyNote />}
      <div className="inspirations-columns">
        <CollectionRail
          chosen={collection}
          counts={counts}
          faces={facesOf(rows, shelf)}
          shelf={shelf}
          canEdit={canEdit}
          onChoose={(next) => change({ collection: next === everything ? undefined : next })}
        />
        <section className="stack gap-16 may-shrink inspirations-main" aria-label="Saved">
          {about ? (
            <p className="as-typed muted" dir="auto">
              {about}
            </p>
          ) : null}
          {rows.length > 0 ? (
            <div className="placed inspirations-bar">
              <InspirationTools
                search={search}
                typed={typed}
                looks={countLooks(found)}
                platforms={platforms}
                tags={tags}
                hasOwnOrder={shelf.collections.some(({ id }) => id === collection)}
                onType={setTyped}
                onSearch={change}
                onExport={() =>
                  saveCsv('inspirations.csv', inspirationRows(shown, pillarOf, shelf, timeZone))
                }
              />
              {selected.length > 0 ? (
                <SelectionBar
                  selected={selected}
                  total={shown.length}
                  shelf={shelf}
                  tags={tags}
                  onSelectAll={() => setSelectedIds(new Set(shown.map(({ id }) => id)))}
                  onClear={() => setSelectedIds(new Set())}
                />
              ) : null}
            </div>
          ) : null}
          <InspirationGrid
            shown={shown}
            total={rows.length}
            isNarrowed={isNarrowed({ ...search, q: typed })}
            isList={view === 'list'}
            shelf={shelf}
            canEdit={canEdit}
            selected={new Set(selected.map(({ id }) => id))}
            onSelect={toggle}
            onOpen={open}
            onSort={sortCard}
            onMove={
              canEdit && isOwnOrder ? (id, by) => moveInside(placed, shown, { id, by }) : undefined
            }
            onSave={() => setDialog({})}
            onClear={clear}
          />
        </section>
      </div>
      <InspirationDialogs
        openId={search.inspiration}
        onClose={() => change({ inspiration: undefined })}
        saving={dialog}
        target={target}
        onSaved={() => setDialog(undefined)}
        onKnown={open}
        sorting={sorting}
        onSorted={() => setSorting(undefined)}
      />
    </Page>
  );
}
