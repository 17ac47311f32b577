import { getRouteApi } from '@tanstack/react-router';
import { CalendarDays, Users } from 'lucide-react';
import { useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { listViews, viewsOf } from '#client/list/list-views.tsx';
import { ListPage } from '#client/list/list-page.tsx';
import { useListSource } from '#client/list/use-list-source.ts';
import { choicesByName } from '#client/list/list-words.ts';
import { useList } from '#client/list/use-list.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import { channelsInOrder } from '#domains/making/channels/channel-actions.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import { memberNames } from '#domains/people/workspaces/members/member-name.ts';
import { useCan, useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { ArchivedList } from '#views/content/ideas/archived-list.tsx';
import { PeopleBoard } from './people-board.tsx';
import { type Piece, usePieces } from './pieces.ts';
import { inPillarOrder } from '#domains/making/pillars/pillar-select.tsx';
import { PipelineBoard } from './pipeline-board.tsx';
import { pieceRows } from './pipeline-csv.ts';
import { pipelineRules } from './pipeline-filter.ts';
import { pieceColumns } from './pipeline-columns.tsx';
import { PipelineStart } from './pipeline-start.tsx';
import { PipelineText } from './pipeline-text.tsx';
import { PipelineTable } from './pipeline-table.tsx';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';

const route = getRouteApi('/guarded/content-pipeline');
const views = [
  listViews.board,
  listViews.list,
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
const channelChoices = (rows: readonly Channel[]) =>
  channelsInOrder(rows).map(({ id, name }) => ({ value: id, label: name }));
const defaultStaleDays = 7;
const none: readonly Piece[] = [];
const loadNew = () => import('./new-content.tsx').then((part) => part.NewContent);

/** Content from shortlisted ideas to what is published; the address remembers what is shown. */
export function ContentPipelinePage() {
  const formats = useFormats();
  const names = members.useRows(memberNames);
  const stages = useStageNames();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isArchive = search.archived !== undefined;
  const pieces = usePieces(isArchive);
  const canEdit = useCan('edit');
  const [isAdding, setAdding] = useState(false);
  const list = useList({
    rows: pieces,
    searchLabel: 'Search content',
    keeps: ['view'],
    ...pipelineRules(pieces, {
      ...{ userId: useScope().userId, names },
      pillars: pillars.useRows(inPillarOrder),
      channels: channels.useRows(channelChoices),
      series: contentSeries.useRows(choicesByName),
    }),
  });
  const staleAfterDays = useCurrentWorkspace()?.staleAfterDays ?? defaultStaleDays;
  const words = { stages, people: names };
  const settings = { formats, names, staleAfterDays };
  const ways = viewsOf(list, views);
  const view = isArchive ? 'list' : ways.value;
  const isTable = view === 'list' && !isArchive;
  const table = useListTable({
    name: 'content-pipeline',
    rows: isTable ? list.rows : none,
    columns: pieceColumns({ settings, stages, isNarrow: useIsNarrow() }),
    first: { by: 'stage', isDescending: false },
    canSelect: canEdit && isTable,
  });
  const pillarId = pillars.useRows(rowsById).get(search.pillar ?? '')?.id ?? null;
  const add = () => setAdding(true);
  return (
    <>
      <ListPage
        title="Content Pipeline"
        subtitle={<PipelineText pieces={pieces} today={formats.today} />}
        noun="piece"
        list={list}
        source={useListSource(contentItems, 'title')}
        canEdit={canEdit}
        primary={{ label: 'New content', onSelect: add }}
        views={isArchive ? undefined : ways}
        arrange={isTable ? table.arrange : []}
        onExport={() => saveCsv('content-pipeline.csv', pieceRows(list.rows, words))}
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
          text: 'Pick from ideas, or begin with something new.',
          viewers: { text: 'What this workspace makes is shown here.' },
          action: canEdit ? (
            <PipelineStart onAdd={add} onShowArchived={() => list.change({ archived: 'yes' })} />
          ) : null,
        }}
      >
        {isArchive ? (
          <ArchivedList items={list.rows.map(({ item }) => item)} />
        ) : view === 'list' ? (
          <PipelineTable table={table} names={names} />
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
