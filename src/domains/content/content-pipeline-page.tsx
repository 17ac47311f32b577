import { Later } from '#client/later.tsx';
import { getRouteApi, Link } from '@tanstack/react-router';
import { CalendarDays, Columns3, List, Plus, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { addDays } from '#client/dates.ts';
import { useScope } from '#client/scope.ts';
import { type PageActions, usePageActions } from '#client/shortcuts.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/csv.ts';
import { FailedRows } from '#client/ui/failed-rows.tsx';
import { ReadOnlyNote } from '#client/ui/read-only-note.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/states.tsx';
import { useFormats } from '#domains/auth/data.ts';
import { useCan, useCurrentWorkspace } from '#domains/workspaces/data.ts';
import { memberNames } from '#domains/workspaces/components/member-name.ts';
import { members } from '#domains/workspaces/members/data.ts';
import { ArchivedList } from './components/archived-list.tsx';
import { PeopleBoard } from './components/people-board.tsx';
import { isWanted } from './components/pipeline-filter.ts';
import { PipelineBoard } from './components/pipeline-board.tsx';
import { PipelineFilters } from './components/pipeline-filters.tsx';
import { pieceRows } from './components/pipeline-csv.ts';
import { type PipelineSearch, withoutFilters } from './components/pipeline-search.ts';
import { PipelineTable } from './components/pipeline-table.tsx';
import { type Piece, usePieces } from './components/pieces.ts';
import { useStageNames } from './components/use-stage-names.ts';
import { contentItems } from './data.ts';
import type { ContentItem } from './schema.ts';
import './content-pipeline-page.css';

const route = getRouteApi('/guarded/content-pipeline');
const views = [
  { value: 'board', label: 'Board', icon: <Columns3 aria-hidden="true" /> },
  { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
  { value: 'people', label: 'People', icon: <Users aria-hidden="true" /> },
] as const;
const hasArchive = (rows: readonly ContentItem[]) => rows.some(({ stage }) => stage === 'archived');
const defaultStaleDays = 7;

const loadNew = () => import('./components/new-content.tsx').then((part) => part.NewContent);

/** Content from shortlisted ideas to what is published; the address remembers what is shown. */
export function ContentPipelinePage() {
  const formats = useFormats();
  const { userId } = useScope();
  const workspace = useCurrentWorkspace();
  const names = members.useRows(memberNames);
  const stages = useStageNames();
  const search = route.useSearch();
  const isArchive = search.archived === true;
  const pieces = usePieces(isArchive);
  const canEdit = useCan('edit');
  const failures = contentItems.useFailures();
  const navigate = route.useNavigate();
  const [isAdding, setAdding] = useState(false);
  usePageActions(
    useMemo<PageActions>(
      () =>
        canEdit
          ? { primary: { label: 'New content', icon: <Plus />, onSelect: () => setAdding(true) } }
          : {},
      [canEdit],
    ),
  );
  const show = (next: PipelineSearch) => void navigate({ search: next, replace: true });
  const shown = pieces.filter((piece) => isWanted(piece, search, userId));
  const settings = {
    formats,
    names,
    staleAfterDays: workspace?.staleAfterDays ?? defaultStaleDays,
  };
  const { pillar } = search;
  const view = isArchive ? 'list' : (search.view ?? 'board');
  const pillarId = pillar && pillar !== 'none' ? pillar : null;

  return (
    <div className="pipeline" data-view={view}>
      <header className="pipeline-head">
        <div>
          <h1>Content Pipeline</h1>
          {pieces.length > 0 ? (
            <p className="muted">
              {isArchive ? countArchived(pieces) : summary(pieces, formats.today)}
            </p>
          ) : null}
        </div>
        {pieces.length > 0 && !isArchive ? (
          <span className="pipeline-views">
            <Segmented
              label="View"
              value={view}
              options={views}
              onChange={(next) => {
                const { view: _, ...rest } = search;
                show(next === 'board' ? rest : { ...rest, view: next });
              }}
            />
            <Link to="/content-calendar" className={buttonClass({ variant: 'ghost' })}>
              <CalendarDays aria-hidden="true" />
              Calendar
            </Link>
          </span>
        ) : null}
      </header>
      {canEdit ? null : <ReadOnlyNote />}
      <FailedRows
        failed={failures.filter(({ operation }) => operation === 'create')}
        titleOf={({ title }) => String(title)}
      />
      {pieces.length > 0 || isArchive ? (
        <PipelineFilters
          pieces={pieces}
          search={search}
          names={names}
          onChange={show}
          onExport={() =>
            saveCsv('content-pipeline.csv', pieceRows(shown, { stages, people: names }))
          }
        />
      ) : null}
      {pieces.length === 0 && isArchive ? (
        <EmptyState title="Nothing is archived.">
          What you archive leaves the boards and waits here until you bring it back.
        </EmptyState>
      ) : pieces.length === 0 ? (
        <Nothing
          onAdd={canEdit ? () => setAdding(true) : undefined}
          onArchive={() => show({ ...search, archived: true })}
        />
      ) : shown.length === 0 ? (
        <p className="pipeline-none">
          No content matches these filters
          <Button size="sm" variant="ghost" onClick={() => show(withoutFilters(search))}>
            Clear filters
          </Button>
        </p>
      ) : isArchive ? (
        <ArchivedList items={shown.map(({ item }) => item)} />
      ) : view === 'list' ? (
        <PipelineTable pieces={shown} settings={settings} />
      ) : view === 'people' ? (
        <PeopleBoard pieces={shown} settings={settings} />
      ) : (
        <PipelineBoard pieces={shown} settings={settings} fields={{ pillarId }} />
      )}
      <Later
        load={loadNew}
        isAsked={isAdding}
        props={{ open: isAdding, pillarId, onClose: () => setAdding(false) }}
      />
    </div>
  );
}

function Nothing({ onAdd, onArchive }: { onAdd: (() => void) | undefined; onArchive: () => void }) {
  const status = contentItems.useStatus();
  const hasArchived = contentItems.useRows(hasArchive);
  if (status === 'loading') return <SkeletonRows rows={6} />;
  if (status === 'error')
    return <ErrorState message="Failed to load content" onRetry={contentItems.retry} />;
  return (
    <EmptyState
      title="Nothing in production."
      action={
        onAdd ? (
          <>
            <Link to="/content-ideas" className={buttonClass({ variant: 'primary' })}>
              Pick from ideas
            </Link>
            <Button onClick={onAdd}>New content</Button>
            {hasArchived ? (
              <Button variant="ghost" onClick={onArchive}>
                Archived
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      {onAdd
        ? 'Pick from ideas, or begin with something new.'
        : 'What this workspace makes is shown here.'}
    </EmptyState>
  );
}

function countArchived({ length }: readonly Piece[]): string {
  return `${length.toLocaleString('en')} archived ${length === 1 ? 'piece' : 'pieces'}`;
}

/** '16 pieces in motion, 8 to publish this week' */
function summary(pieces: readonly Piece[], today: string): string {
  const open = pieces.filter(({ item }) => item.stage !== 'published');
  const until = addDays(today, 6);
  const planned = open.filter(({ plannedOn }) => plannedOn !== null && plannedOn <= until).length;
  const moving = `${open.length.toLocaleString('en')} ${open.length === 1 ? 'piece' : 'pieces'} in motion`;
  return planned > 0 ? `${moving}, ${planned.toLocaleString('en')} to publish this week` : moving;
}
