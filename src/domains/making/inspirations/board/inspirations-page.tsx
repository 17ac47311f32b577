import { getRouteApi } from '@tanstack/react-router';
import { Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { ListPage } from '#client/list/list-page.tsx';
import { listViews, viewsOf } from '#client/list/list-views.tsx';
import { useListSource } from '#client/list/use-list-source.ts';
import { useList } from '#client/list/use-list.ts';
import { useSelection } from '#client/list/use-selection.ts';
import { allRows, rowsById, tagsInUse } from '#client/sync/reading/selectors.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { choiceItems } from '#client/ui/menus/choice-items.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { inPillarOrder } from '#domains/making/pillars/pillar-select.tsx';
import { pillars } from '#domains/making/pillars/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { useCardInHand, useCardKeys } from './card-in-hand.ts';
import { InspirationDialogs } from '#domains/making/inspirations/sheet/inspiration-dialogs.tsx';
import { inspirationRows } from './inspiration-csv.ts';
import { countIn, everything, inspirationRules, sorted } from './inspiration-filter.ts';
import { InspirationFrame } from './inspiration-frame.tsx';
import { InspirationGrid } from './inspiration-grid.tsx';
import { sortIn, sortLabels, sortsIn } from './inspiration-search.ts';
import { moveInside } from './own-order.ts';
import { useShelf } from './shelf.ts';
import { useSavingHere } from './use-saving-here.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { platformsInUse } from '#domains/making/inspirations/rules.ts';
import './inspirations-page.css';

const route = getRouteApi('/guarded/inspirations');
const fromAnywhere = { label: 'Save from anywhere', icon: <Share2 /> };
const views = [listViews.grid, listViews.list] as const;

/** What others made that one wants to learn from: links, pictures and lines, in collections. */
export function InspirationsPage() {
  const navigate = route.useNavigate();
  const rows = inspirations.useRows(allRows);
  const tags = inspirations.useRows(tagsInUse);
  const { timeZone } = useFormats();
  const pillarOf = pillars.useRows(rowsById);
  const shelf = useShelf();
  const canEdit = useCan('edit');
  const [dialog, setDialog] = useState<{ quote?: string }>();
  const [sorting, setSorting] = useState<string>();
  const source = useListSource(inspirations, 'title');
  const list = useList({
    rows,
    searchLabel: 'Search inspirations',
    keeps: ['collection', 'sort', 'view', 'inspiration'],
    ...inspirationRules({
      ...{ shelf, tags },
      platforms: inspirations.useRows(platformsInUse),
      pillars: pillars.useRows(inPillarOrder),
    }),
  });
  const { inspiration: openId, collection = everything, sort: word } = list.search;
  const drawer = shelf.collections.find(({ id }) => id === collection);
  const view = viewsOf(list, views);
  const sort = sortIn(word, drawer !== undefined);
  const placed = shelf.placedIn(collection);
  const shown = sorted(list.rows, sort, placed);
  const selection = useSelection(shown);
  const onSelect = (id: string) => selection.select(id, false);
  // Back closes what was opened.
  const onOpen = (inspiration: string) =>
    void navigate({ search: { ...list.search, inspiration }, resetScroll: false });
  const { target, isOver, place } = useSavingHere({
    ...{ collection, shelf, onKnown: onOpen },
    isEnabled: canEdit && dialog === undefined,
    onSort: setSorting,
    onText: (quote) => setDialog({ quote }),
  });
  useCardKeys();
  useCardInHand({ onSort: setSorting, onSelect }, canEdit);
  const used = rows.filter(({ id }) => shelf.usesOf(id).length > 0).length;
  return (
    <>
      <ListPage
        title="Inspirations"
        className={classNames('inspirations-page', isOver && 'is-over')}
        around={place}
        subtitle={
          <>
            <b>{countIn(rows, shelf).get(everything) ?? 0}</b> saved, <b>{used}</b> became something
          </>
        }
        noun="inspiration"
        list={list}
        source={source}
        canEdit={canEdit}
        primary={{ label: 'Save link', icon: <Plus />, onSelect: () => setDialog({}) }}
        views={view}
        arrange={choiceItems(
          'Sort by',
          sortLabels,
          sort,
          (name) => list.change({ sort: name === 'newest' ? undefined : name }),
          sortsIn(drawer !== undefined),
        )}
        more={canEdit ? [{ ...fromAnywhere, onSelect: () => void navigate({ to: '/share' }) }] : []}
        onExport={() =>
          saveCsv('inspirations.csv', inspirationRows(shown, pillarOf, shelf, timeZone))
        }
        isKept={rows.length > 0}
        none={
          list.isNarrowed
            ? undefined
            : {
                title: 'Nothing in here yet',
                text: canEdit && 'Drag a card onto a collection, or paste a link while it is open.',
              }
        }
        empty={{
          title: 'Nothing saved yet',
          shape: 'cards',
          text: 'Save posts, pictures and lines you want to learn from. Paste a link to start.',
        }}
        frame={(inside) => (
          <InspirationFrame {...{ list, rows, shown, shelf, tags, selection, canEdit }}>
            {inside}
          </InspirationFrame>
        )}
      >
        <InspirationGrid
          {...{ shown, shelf, canEdit, selection, onSelect, onOpen }}
          isList={view.value === 'list'}
          onSort={({ id }) => setSorting(id)}
          onMove={
            canEdit && sort === 'own' && placed.length > 0
              ? (id, by) => moveInside(placed, shown, { id, by })
              : undefined
          }
        />
      </ListPage>
      <InspirationDialogs
        openId={openId}
        onClose={() => list.change({ inspiration: undefined })}
        saving={dialog}
        target={target}
        onSaved={() => setDialog(undefined)}
        onKnown={onOpen}
        sorting={sorting}
        onSorted={() => setSorting(undefined)}
      />
    </>
  );
}
