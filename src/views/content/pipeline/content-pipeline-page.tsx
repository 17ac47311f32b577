import { getRouteApi, Link } from '@tanstack/react-router';
import { CalendarDays, Columns3, List, Users } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '#client/words/dates.ts';
import { Later } from '#client/later/later.tsx';
import { ListPage } from '#client/list/list-page.tsx';
import { useList } from '#client/list/use-list.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { useScope } from '#client/sync/live/scope.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { useMedia } from '#client/ui/base/use-media.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import { memberNames } from '#domains/people/workspaces/members/member-name.ts';
import { useCan, useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { ArchivedList } from '#views/content/ideas/archived-list.tsx';
import { PeopleBoard } from './people-board.tsx';
import { type Piece, usePieces } from './pieces.ts';
import { inPillarOrder } from '#domains/making/pillars/pillar-select.tsx';
import { PipelineBoard } from './pipeline-board.tsx';
import { pieceRows } from './pipeline-csv.ts';
import { isInMaking, pipelineRules } from './pipeline-filter.ts';
import { pieceColumns } from './pipeline-columns.tsx';
import { PipelineTable } from './pipeline-table.tsx';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { StageChoice } from '#views/content/panel/piece-menu.tsx';
import { type ContentItem, roadStages } from '#domains/making/content/schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';

const route = getRouteApi('/guarded/content-pipeline');
const views = [
  { value: 'board', label: 'Board', icon: <Columns3 aria-hidden="true" /> },
  { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
  { value: 'people', label: 'People', icon: <Users aria-hidden="true" /> },
] as const;
/** What stands in each column, for whoever sees it empty. */
const ghostRoad = [
  ['planning', 'One line is enough'],
  ['scripting', 'Hook, then beats'],
  ['filming', 'Where and when'],
  ['editing', 'Who, until when'],
  ['published', 'Link and numbers'],
] as const;
const hasArchive = (rows: readonly ContentItem[]) => rows.some(({ stage }) => stage === 'archived');
const channelChoices = (rows: readonly Channel[]) =>
  rows
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map(({ id, name }) => ({ value: id, label: name }));
const seriesChoices = (rows: readonly ContentSeries[]) =>
  rows
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name }) => ({ value: id, label: name }));
const defaultStaleDays = 7;
const none: readonly Piece[] = [];
const loadNew = () => import('./new-content.tsx').then((part) => part.NewContent);

/** Content from shortlisted ideas to what is published; the address remembers what is shown. */
export function ContentPipelinePage() {
  const formats = useFormats();
  const { userId } = useScope();
  const workspace = useCurrentWorkspace();
  const names = members.useRows(memberNames);
  const stages = useStageNames();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isArchive = search.archived !== undefined;
  const pieces = usePieces(isArchive);
  const canEdit = useCan('edit');
  const failures = contentItems.useFailures();
  const [isAdding, setAdding] = useState(false);
  const list = useList({
    rows: pieces,
    search,
    onSearch: (next) => void navigate({ search: next, replace: true }),
    searchLabel: 'Search content',
    keeps: ['view'],
    ...pipelineRules(pieces, {
      ...{ userId, names },
      pillars: pillars.useRows(inPillarOrder),
      channels: channels.useRows(channelChoices),
      series: contentSeries.useRows(seriesChoices),
    }),
  });
  const hasArchived = contentItems.useRows(hasArchive);
  const settings = {
    formats,
    names,
    staleAfterDays: workspace?.staleAfterDays ?? defaultStaleDays,
  };
  const { pillar } = search;
  const view = isArchive
    ? 'list'
    : (views.find(({ value }) => value === search.view)?.value ?? 'board');
  const isTable = view === 'list' && !isArchive;
  const isNarrow = useMedia('(max-width: 1023.98px)');
  const table = useListTable({
    name: 'content-pipeline',
    rows: isTable ? list.rows : none,
    columns: pieceColumns({ settings, stages, isNarrow }),
    first: { by: 'stage', isDescending: false },
    canSelect: canEdit && isTable,
  });
  const pillarId = pillars.useRows(inPillarOrder).find(({ id }) => id === pillar)?.id ?? null;
  const add = () => setAdding(true);
  return (
    <>
      <ListPage
        title="Content Pipeline"
        subtitle={<Summary pieces={pieces} today={formats.today} />}
        noun="piece"
        list={list}
        source={{
          status: contentItems.useStatus(),
          retry: contentItems.retry,
          failed: failures.filter(({ operation }) => operation === 'create'),
          failedTitle: ({ title }) => String(title),
        }}
        canEdit={canEdit}
        primary={{ label: 'New content', onSelect: add }}
        views={
          isArchive
            ? undefined
            : {
                value: view,
                options: views,
                onChange: (next) => list.change({ view: next === 'board' ? undefined : next }),
              }
        }
        arrange={isTable ? table.arrange : []}
        onExport={() =>
          saveCsv('content-pipeline.csv', pieceRows(list.rows, { stages, people: names }))
        }
        more={[
          {
            label: 'Content Calendar',
            icon: <CalendarDays />,
            onSelect: () => void navigate({ to: '/content-calendar' }),
          },
        ]}
        isFull={view !== 'list'}
        isKept={isArchive}
        none={{
          title: 'Nothing is archived.',
          isOfFilter: isArchive && pieces.length === 0,
          text: 'What you archive leaves the boards and waits here until you bring it back.',
        }}
        empty={{
          title: 'Nothing in production.',
          shape: ghostRoad.map(([stage, hint]) => ({ title: stages[stage], hint })),
          text: canEdit
            ? 'Pick from ideas, or begin with something new.'
            : 'What this workspace makes is shown here.',
          action: canEdit ? (
            <>
              <Link to="/content-ideas" className={buttonClass({ variant: 'primary' })}>
                Pick from ideas
              </Link>
              <Button onClick={add}>New content</Button>
              {hasArchived ? (
                <Button variant="ghost" onClick={() => list.change({ archived: 'yes' })}>
                  Archived
                </Button>
              ) : null}
            </>
          ) : null,
        }}
      >
        {isArchive ? (
          <ArchivedList items={list.rows.map(({ item }) => item)} />
        ) : view === 'list' ? (
          <PipelineTable table={table} stages={roadChoices(stages, workspace)} names={names} />
        ) : view === 'people' ? (
          <PeopleBoard pieces={list.rows} settings={settings} />
        ) : (
          <PipelineBoard pieces={list.rows} settings={settings} fields={{ pillarId }} />
        )}
      </ListPage>
      <Later
        load={loadNew}
        isAsked={isAdding}
        props={{ open: isAdding, pillarId, onClose: () => setAdding(false) }}
      />
    </>
  );
}

/** The stages that pieces are moved to here, in their order. */
function roadChoices(
  names: ReturnType<typeof useStageNames>,
  workspace: Workspace | null,
): StageChoice[] {
  const hidden: readonly string[] = workspace?.hiddenStages ?? [];
  return roadStages
    .filter((stage) => !hidden.includes(stage))
    .map((stage) => ({ stage, name: names[stage] }));
}

/** '16 pieces in motion, 8 to publish this week' */
function Summary({ pieces, today }: { pieces: readonly Piece[]; today: string }) {
  const open = pieces.filter(isInMaking);
  const until = addDays(today, 6);
  const planned = open.filter(({ plannedOn }) => plannedOn !== null && plannedOn <= until).length;
  return (
    <>
      <b>{open.length.toLocaleString('en')}</b> {open.length === 1 ? 'piece' : 'pieces'} in motion
      {planned > 0 ? (
        <>
          , <b>{planned.toLocaleString('en')}</b> to publish this week
        </>
      ) : null}
    </>
  );
}
