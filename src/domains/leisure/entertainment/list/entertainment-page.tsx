import { useNavigate } from '@tanstack/react-router';
import { FileUp, LibraryBig, Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { listViews, viewsOf } from '#client/list/list-views.tsx';
import { useListSource } from '#client/list/use-list-source.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { type List, useList } from '#client/list/use-list.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { entertainmentItems } from '#domains/leisure/entertainment/data.ts';
import { TitleEntry } from '#domains/leisure/entertainment/entry/title-entry.tsx';
import { entertainmentLogs, logsByItem } from '#domains/leisure/entertainment/logs/data.ts';
import { openTitle } from '#domains/leisure/entertainment/panel/title-panel-host.tsx';
import {
  type EntertainmentItem,
  entertainmentTypes,
} from '#domains/leisure/entertainment/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { RunningTitle } from './running-title.tsx';
import { ShelfGrid } from './shelf-grid.tsx';
import { afterFirst, shelfStatuses, shelvesOf } from './shelves.ts';
import { TitleBulkBar } from './title-bulk-bar.tsx';
import { titleColumns } from './title-columns.tsx';
import { titleRows } from './title-csv.ts';
import { titleRules, venuesInUse } from './title-filter.ts';
import { TitleMenu } from './title-menu.tsx';
import { numberText } from '#shared/words/number-text.ts';

const loadPick = () => import('./pick-dialog.tsx').then((part) => part.PickDialog);

const views = [
  { value: 'shelves', label: 'Shelves', icon: <LibraryBig aria-hidden="true" /> },
  listViews.table,
] as const;

/** What is watched, played and listened to. */
export function EntertainmentPage() {
  const rows = entertainmentItems.useRows(allRows);
  const logs = entertainmentLogs.useRows(logsByItem);
  const source = useListSource(entertainmentItems, 'title');
  const list = useList<EntertainmentItem>({
    rows,
    searchLabel: 'Search entertainment',
    keeps: ['view'],
    ...titleRules(rows, logs),
  });
  const view = viewsOf(list, views);
  const venues = entertainmentItems.useRows(venuesInUse);
  const navigate = useNavigate();
  const onImport = () => void navigate({ to: '/entertainment/import' });
  const frame = { ...frameOf(list, rows, { view, venues, onImport }), source };
  const shared = { list, source, frame };
  return view.value === 'table' ? <TitleTable {...shared} /> : <TitleShelves {...shared} />;
}

interface ViewProps {
  list: List<EntertainmentItem>;
  source: ReturnType<typeof useListSource>;
  frame: ReturnType<typeof frameOf> & Pick<ComponentProps<typeof ListPage>, 'source'>;
}

function TitleShelves({ list, source, frame }: ViewProps) {
  const [isPicking, setPicking] = useState(false);
  const { isNarrowed } = list;
  const shelves = shelvesOf(list.rows);
  const planned = list.rows.filter(({ status }) => status === 'planned');
  const [first] = shelves;
  // It stands above the shelves, large, and not once more on its own.
  const running = first?.name === 'now' && !isNarrowed ? first.items[0] : undefined;
  return (
    <>
      <ListPage {...frame}>
        {running ? <RunningTitle item={running} /> : null}
        <ShelfGrid
          question={list.question}
          shelves={running ? afterFirst(shelves) : shelves}
          failures={source.failures}
          onPick={() => setPicking(true)}
          onWhole={
            isNarrowed
              ? undefined
              : (shelf) => list.change({ status: shelfStatuses[shelf].join(',') })
          }
        />
      </ListPage>
      <Later
        load={loadPick}
        isAsked={isPicking}
        isHeld={!isPicking}
        props={{ items: planned, open: true, onClose: () => setPicking(false) }}
      />
    </>
  );
}

function TitleTable({ list, source, frame }: ViewProps) {
  const settings = useFormats();
  const isNarrow = useIsNarrow();
  const table = useListTable({
    name: 'entertainment',
    rows: list.rows,
    columns: titleColumns({ settings, isNarrow }),
    first: { by: 'added', isDescending: true },
    canSelect: true,
  });
  return (
    <ListPage {...frame} arrange={table.arrange}>
      <ListTable
        table={table}
        noun="title"
        nameOf={({ title }) => title}
        failures={source.failures}
        menu={(item) => <TitleMenu item={item} />}
        bulk={(bulk) => <TitleBulkBar {...bulk} />}
      />
    </ListPage>
  );
}

interface FrameParts {
  view: ReturnType<typeof viewsOf<'shelves' | 'table'>>;
  venues: readonly string[];
  onImport: () => void;
}

// The frame of both views.
function frameOf(
  list: List<EntertainmentItem>,
  rows: readonly EntertainmentItem[],
  { view, venues, onImport }: FrameParts,
) {
  const running = rows.filter(({ status }) => status === 'in_progress').length;
  const planned = rows.filter(({ status }) => status === 'planned').length;
  const type = entertainmentTypes.find((one) => one === list.search['type']);
  return {
    title: 'Entertainment',
    subtitle: (
      <>
        <b>{numberText(running)}</b> in progress, <b>{numberText(planned)}</b> up next
      </>
    ),
    noun: 'title',
    list,
    canEdit: true,
    primary: { label: 'New title', onSelect: () => openTitle({ type }) },
    views: view,
    onExport: () =>
      saveCsv('entertainment.csv', titleRows(list.rows, entertainmentLogs.read(logsByItem))),
    more: [{ label: 'Import…', icon: <FileUp />, onSelect: onImport }],
    lead: <TitleEntry venues={venues} />,
    empty: {
      title: 'Nothing here yet',
      text: 'Keep what you want to watch, play and listen to. Good taste feeds good content.',
      shape: 'cards' as const,
      action: (
        <>
          <Button variant="primary" icon={<Plus />} onClick={() => openTitle({ type })}>
            New title
          </Button>
          <Button icon={<FileUp />} onClick={onImport}>
            Import…
          </Button>
        </>
      ),
    },
  };
}
