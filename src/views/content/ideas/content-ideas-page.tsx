import { useLocation } from '@tanstack/react-router';
import { Lightbulb } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { listViews, viewsOf } from '#client/list/list-views.tsx';
import { ListPage } from '#client/list/list-page.tsx';
import { selectItem } from '#client/list/select-item.tsx';
import { useKeptSort } from '#client/list/use-kept-sort.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { useList } from '#client/list/use-list.ts';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { itemInspirations } from '#domains/making/inspirations/items/data.ts';
import type { ItemInspiration } from '#domains/making/inspirations/items/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { inOrder } from '#domains/making/pillars/rules.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import { memberChoices } from '#domains/people/workspaces/members/member-name.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { ArchivedList } from './archived-list.tsx';
import { IdeaCapture } from './idea-capture.tsx';
import { ideaRows } from './idea-csv.ts';
import { ideaRules, ideaSortLabels, sortIdeas } from './idea-filter.ts';
import { IdeaList } from './idea-list.tsx';
import { contentItems as collection } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';

const views = [listViews.list, listViews.grid] as const;
const ideasOnly = (rows: readonly ContentItem[]) =>
  rows.filter(({ stage, archivedFrom }) => stage === 'idea' || archivedFrom === 'idea');
const isAway = ({ stage }: ContentItem) => stage === 'archived';
const seriesByName = (rows: readonly ContentSeries[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));
const inspirationCounts = (rows: readonly ItemInspiration[]) => {
  const counts = new Map<string, number>();
  for (const { contentItemId } of rows)
    counts.set(contentItemId, (counts.get(contentItemId) ?? 0) + 1);
  return counts;
};

/** Every idea of the workspace: caught in a line, sorted out, and put into the pipeline. */
export function ContentIdeasPage() {
  const formats = useFormats();
  const all = collection.useRows(ideasOnly);
  const source = useListSource(collection, 'title');
  const known = pillars.useRows(inOrder);
  const series = contentSeries.useRows(seriesByName);
  const inspirations = itemInspirations.useRows(inspirationCounts);
  const canEdit = useCan('create');
  const { sort, items: sortItems } = useKeptSort('content-ideas', ideaSortLabels, 'newest');
  const [isSelecting, setSelecting] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const list = useList({
    rows: all,
    searchLabel: 'Search ideas',
    keeps: ['status', 'view'],
    ...ideaRules(all, {
      ...formats,
      inspired: new Set(inspirations.keys()),
      pillars: known,
      series,
      people: members.useRows(memberChoices),
    }),
  });
  const shown = sortIdeas(list.rows, sort);
  const { search } = list;
  const isArchive = search['archived'] !== undefined;
  const view = viewsOf(list, views);
  const isEmpty = source.status === 'ready' && all.length === 0;
  const askedAt = useLocation({
    select: ({ hash, state }) => (hash === 'new' ? (state.askedAt ?? 0) : undefined),
  });
  // Who has none yet, or came to add one, begins to write at once.
  useEffect(() => {
    if (canEdit && (isEmpty || askedAt !== undefined)) line.current?.focus();
  }, [isEmpty, askedAt, canEdit]);

  return (
    <ListPage
      title="Content Ideas"
      noun="idea"
      list={list}
      source={source}
      canEdit={canEdit}
      primary={{
        label: 'New idea',
        icon: <Lightbulb />,
        onSelect: () => line.current?.focus(),
      }}
      views={view}
      arrange={[
        ...(canEdit && !isArchive
          ? [selectItem(isSelecting, () => setSelecting(!isSelecting)), 'separator' as const]
          : []),
        ...sortItems,
      ]}
      onExport={() => saveCsv('content-ideas.csv', ideaRows(shown, known))}
      lead={
        canEdit ? (
          <IdeaCapture
            ref={line}
            pillarId={known.find(({ id }) => id === search['pillar'])?.id ?? null}
          />
        ) : null
      }
      isKept={all.length > 0}
      none={
        isArchive
          ? { title: 'No idea is archived', isOfFilter: !all.some(isAway) }
          : {
              title: noneTexts[pileOf(search['status'])],
              action: all.every(isAway) ? (
                <Button onClick={() => list.change({ archived: 'yes' })}>
                  Show archived ideas
                </Button>
              ) : undefined,
            }
      }
      empty={{
        title: 'Catch ideas before they fade. One line is enough.',
        action: null,
        viewers: { title: 'No ideas yet', text: 'Ideas of this workspace are shown here.' },
      }}
    >
      {isArchive ? (
        <ArchivedList items={shown} />
      ) : (
        <IdeaList
          ideas={shown}
          inspirations={inspirations}
          days={formats}
          canEdit={canEdit}
          isGrid={view.value === 'grid'}
          isSelecting={isSelecting}
        />
      )}
    </ListPage>
  );
}

const noneTexts = {
  inbox: 'The inbox is empty',
  shortlisted: 'Nothing is shortlisted',
  parked: 'Nothing is parked',
  all: 'No ideas',
};

function pileOf(status: string | undefined): keyof typeof noneTexts {
  return status === 'shortlisted' || status === 'parked' || status === 'all' ? status : 'inbox';
}
