import { getRouteApi, useLocation } from '@tanstack/react-router';
import { LayoutGrid, Lightbulb, List } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type PageActions, usePageActions } from '#client/shortcuts.tsx';
import { useTyped } from '#client/use-typed.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/chip.tsx';
import { saveCsv } from '#client/ui/csv.ts';
import { FailedRows } from '#client/ui/failed-rows.tsx';
import { ReadOnlyNote } from '#client/ui/read-only-note.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/states.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import { useFormats } from '#domains/auth/data.ts';
import { itemInspirations } from '#domains/inspirations/items/data.ts';
import type { ItemInspiration } from '#domains/inspirations/items/schema.ts';
import { pillars } from '#domains/pillars/data.ts';
import { inOrder } from '#domains/pillars/rules.ts';
import { useCan } from '#domains/workspaces/data.ts';
import { ArchivedList } from './components/archived-list.tsx';
import { IdeaCapture } from './components/idea-capture.tsx';
import { ideaRows } from './components/idea-csv.ts';
import {
  isNarrowed,
  isOfPillar,
  isOfTab,
  noPillar,
  passesSearch,
  sortIdeas,
} from './components/idea-filter.ts';
import { IdeaList } from './components/idea-list.tsx';
import type { IdeaSearch } from './components/idea-search.ts';
import { storedIdeaSort, storeIdeaSort } from './components/idea-sort.ts';
import { IdeaTools } from './components/idea-tools.tsx';
import { contentItems as collection } from './data.ts';
import type { ContentItem } from './schema.ts';
import './content-ideas-page.css';

const route = getRouteApi('/guarded/content-ideas');
const tabs = ['inbox', 'shortlisted', 'parked', 'all'] as const;
const tabLabels = { inbox: 'Inbox', shortlisted: 'Shortlisted', parked: 'Parked', all: 'All' };
const views = [
  { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" /> },
] as const;
const ideasOnly = (rows: readonly ContentItem[]) => rows.filter(({ stage }) => stage === 'idea');
const archivedIdeas = (rows: readonly ContentItem[]) =>
  rows.filter(({ archivedFrom }) => archivedFrom === 'idea');
const inspirationCounts = (rows: readonly ItemInspiration[]) => {
  const counts = new Map<string, number>();
  for (const { contentItemId } of rows)
    counts.set(contentItemId, (counts.get(contentItemId) ?? 0) + 1);
  return counts;
};

/** Every idea of the workspace: caught in a line, sorted out, and put into the pipeline. */
export function ContentIdeasPage() {
  const formats = useFormats();
  const search = route.useSearch();
  const isArchive = search.archived === true;
  const archived = collection.useRows(archivedIdeas);
  const current = collection.useRows(ideasOnly);
  const ideas = isArchive ? archived : current;
  const status = collection.useStatus();
  const failures = collection.useFailures();
  const known = pillars.useRows(inOrder);
  const inspirations = itemInspirations.useRows(inspirationCounts);
  const canEdit = useCan('create');
  const navigate = route.useNavigate();
  const [sort, setSort] = useState(storedIdeaSort);
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => change({ q: q || undefined }));
  const line = useRef<HTMLInputElement>(null);
  // Typing is painted first, the list when it is ready.
  const words = useDeferredValue(typed);

  function change(changes: { [Name in keyof IdeaSearch]?: IdeaSearch[Name] | undefined }) {
    const next = Object.entries({ ...search, ...changes }).filter(
      ([, value]) => value !== undefined,
    );
    // Entries without the undefined ones are a search again.
    const found = Object.fromEntries(next) as IdeaSearch;
    void navigate({ search: found, replace: true, resetScroll: false });
  }
  function clear() {
    setTyped('');
    const { status: tab, view } = search;
    const kept = { ...(tab ? { status: tab } : {}), ...(view ? { view } : {}) };
    void navigate({ search: kept, replace: true, resetScroll: false });
  }
  usePageActions(
    useMemo<PageActions>(() => {
      const onSelect = () => line.current?.focus();
      return canEdit ? { primary: { label: 'New idea', icon: <Lightbulb />, onSelect } } : {};
    }, [canEdit]),
  );
  const isEmpty = status === 'ready' && ideas.length === 0 && !isArchive;
  const askedAt = useLocation({
    select: ({ hash, state }) => (hash === 'new' ? (state.askedAt ?? 0) : undefined),
  });
  // Who has none yet, or came to add one, begins to write at once.
  useEffect(() => {
    if (canEdit && (isEmpty || askedAt !== undefined)) line.current?.focus();
  }, [isEmpty, askedAt, canEdit]);

  const asked: IdeaSearch = { ...search, ...(words.trim() ? { q: words } : {}) };
  if (words.trim() === '') delete asked.q;
  const facts = { ...formats, inspired: new Set(inspirations.keys()) };
  const passing = ideas.filter((idea) => passesSearch(idea, asked, facts));
  const ofPillar = passing.filter((idea) => isOfPillar(idea, asked));
  // What is archived lies on no pile.
  const isListed = (idea: ContentItem) => isArchive || isOfTab(idea, asked);
  const ofTab = passing.filter(isListed);
  const shown = sortIdeas(ofPillar.filter(isListed), sort);
  const perPillar = new Map<string, number>();
  for (const { pillarId } of ofTab)
    perPillar.set(pillarId ?? noPillar, (perPillar.get(pillarId ?? noPillar) ?? 0) + 1);
  const chips = known.filter(({ id, isActive }) => isActive || search.pillar === id);

  const tools = (
    <IdeaTools
      ideas={ideas}
      typed={typed}
      onType={setTyped}
      search={search}
      onSearch={change}
      sort={sort}
      onSort={(next) => {
        setSort(next);
        storeIdeaSort(next);
      }}
      onExport={() => saveCsv('content-ideas.csv', ideaRows(shown, known))}
    />
  );

  return (
    <div className="ideas-page">
      <header className="ideas-head">
        <h1>Content Ideas</h1>
        {ideas.length > 0 && !isArchive ? (
          <Segmented
            label="View"
            value={search.view ?? 'list'}
            onChange={(view) => change({ view: view === 'grid' ? view : undefined })}
            options={views}
          />
        ) : null}
        {isArchive ? null : (
          <Segmented
            label="Ideas"
            value={search.status ?? 'inbox'}
            onChange={(tab) => change({ status: tab === 'inbox' ? undefined : tab })}
            options={tabs.map((tab) => ({
              value: tab,
              label: tabLabels[tab],
              count: ofPillar.filter((idea) => isOfTab(idea, { status: tab })).length,
            }))}
          />
        )}
      </header>
      {canEdit ? (
        <IdeaCapture
          ref={line}
          pillarId={chips.find(({ id }) => id === search.pillar)?.id ?? null}
        />
      ) : (
        <ReadOnlyNote />
      )}
      {chips.length > 0 ? (
        <Chips label="Pillar">
          <Chip
            pressed={search.pillar === undefined}
            count={ofTab.length}
            onPress={() => change({ pillar: undefined })}
          >
            All pillars
          </Chip>
          {[
            ...chips,
            ...(perPillar.has(noPillar)
              ? [{ id: noPillar, name: 'No pillar', color: undefined }]
              : []),
          ].map(({ id, name, color }) => (
            <Chip
              key={id}
              pressed={search.pillar === id}
              count={perPillar.get(id) ?? 0}
              icon={<ColorDot color={color} />}
              onPress={() => change({ pillar: search.pillar === id ? undefined : id })}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      ) : null}
      <FailedRows
        failed={failures.filter(({ operation }) => operation === 'create')}
        titleOf={({ title }) => String(title)}
      />
      {isArchive ? (
        <>
          <div className="selectable-tools">{tools}</div>
          <ArchivedList items={shown} />
        </>
      ) : ideas.length > 0 ? (
        <IdeaList
          ideas={shown}
          inspirations={inspirations}
          days={formats}
          canEdit={canEdit}
          isGrid={search.view === 'grid'}
          tools={tools}
        />
      ) : null}
      {status === 'loading' && ideas.length === 0 ? <SkeletonRows rows={8} /> : null}
      {status === 'error' && ideas.length === 0 ? <ErrorState onRetry={collection.retry} /> : null}
      {isEmpty ? (
        <EmptyState
          title="Catch ideas before they fade. One line is enough."
          action={
            archived.length > 0 ? (
              <Button onClick={() => change({ archived: true })}>Show archived ideas</Button>
            ) : undefined
          }
        />
      ) : null}
      {isArchive && status === 'ready' && ideas.length === 0 ? (
        <EmptyState
          glyph={null}
          title="No idea is archived"
          action={<Button onClick={clear}>Clear filters</Button>}
        />
      ) : null}
      {ideas.length > 0 && shown.length === 0 ? (
        <NoneShown tab={search.status ?? 'inbox'} onClear={isNarrowed(asked) ? clear : undefined} />
      ) : null}
    </div>
  );
}

const noneTexts = {
  inbox: 'The inbox is empty',
  shortlisted: 'Nothing is shortlisted',
  parked: 'Nothing is parked',
  all: 'No ideas',
};

function NoneShown({
  tab,
  onClear,
}: {
  tab: keyof typeof noneTexts;
  onClear: (() => void) | undefined;
}) {
  if (!onClear) return <EmptyState glyph={null} title={noneTexts[tab]} />;
  return (
    <EmptyState
      glyph={null}
      title="No ideas match these filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
