import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type PageActions, usePageActions } from '#client/page/shortcuts.tsx';
import { Page } from '#client/page/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { MixBar } from './mix-bar.tsx';
import { addExamples, hasRoom } from './pillar-actions.ts';
import { PillarRow } from './pillar-row.tsx';
import { type Period, periods } from './pillar-search.ts';
import { useMix } from './pillar-stats.ts';
import { usePillarDialogs } from './use-pillar-dialogs.tsx';
import { pillars as collection } from '#domains/making/pillars/data.ts';
import { inOrder, targetSum, wisePillars } from '#domains/making/pillars/rules.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import { SeriesChips } from './series-chips.tsx';
import './content-pillars-page.css';

const route = getRouteApi('/guarded/content-pillars');
const seriesByName = (rows: readonly ContentSeries[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

/** The few themes of the workspace: what there is of each, and what each is meant to have. */
export function ContentPillarsPage() {
  const formats = useFormats();
  const all = collection.useRows(inOrder);
  const canEdit = useCan('edit');
  const { dialog, ask } = usePillarDialogs();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const failures = collection.useFailures();
  const period = search.period ?? 90;
  const isArchive = search.show === 'archived';
  const active = all.filter(({ isActive }) => isActive);
  const archived = all.filter(({ isActive }) => !isActive);
  const shown = isArchive ? archived : active;
  const series = contentSeries.useRows(seriesByName);
  const loose = series.filter(({ pillarId }) => !all.some(({ id }) => id === pillarId));
  const mix = useMix(all, period, formats);
  const request = canEdit ? ask : undefined;

  usePageActions(
    useMemo<PageActions>(() => {
      const onSelect = () => (hasRoom() ? ask({ kind: 'pillar' }) : undefined);
      return canEdit ? { primary: { label: 'New pillar', icon: <Plus />, onSelect } } : {};
      // The asking is the same function as long as the page is there.
    }, [canEdit, ask]),
  );

  return (
    <Page
      title="Content Pillars"
      className="pillars-page"
      control={
        all.length > 0 ? (
          <Segmented
            label="Period"
            value={period}
            options={periods}
            onChange={(next) =>
              void navigate({ search: { ...search, period: next }, replace: true })
            }
          />
        ) : undefined
      }
    >
      {canEdit ? null : <ReadOnlyNote />}
      {all.length > 0 && !mix.isLoading ? (
        <>
          <MixBar shares={mix.shares} pillars={all} period={periodWords(period)} />
          <Hints sum={targetSum(active)} count={active.length} />
          <Chips label="Shown">
            <Chip
              pressed={!isArchive}
              count={active.length}
              onPress={() => void navigate({ search: { period: search.period }, replace: true })}
            >
              Active
            </Chip>
            <Chip
              pressed={isArchive}
              count={archived.length}
              onPress={() =>
                void navigate({ search: { ...search, show: 'archived' }, replace: true })
              }
            >
              Archived
            </Chip>
          </Chips>
        </>
      ) : null}
      <FailedRows
        failed={failures.filter(({ operation }) => operation === 'create')}
        titleOf={({ name }) => String(name)}
      />
      {mix.isLoading ? (
        <SkeletonRows rows={4} />
      ) : shown.length > 0 ? (
        <ol className="pillars">
          {shown.map((pillar) => (
            <PillarRow
              key={pillar.id}
              pillar={pillar}
              list={shown}
              stats={mix.of(pillar.id)}
              failure={failures.find(({ id }) => id === pillar.id)}
              ask={request}
              onNewIdea={({ id }) =>
                void navigate({ to: '/content-ideas', search: { pillar: id }, hash: 'new' })
              }
              onCalendar={({ id }) =>
                void navigate({ to: '/content-calendar', search: { pillar: id } })
              }
            >
              <SeriesChips
                series={series.filter(({ pillarId }) => pillarId === pillar.id)}
                ask={request}
              />
            </PillarRow>
          ))}
        </ol>
      ) : (
        <Nothing
          isArchive={isArchive && all.length > 0}
          actions={
            canEdit ? (
              <>
                <Button variant="primary" icon={<Plus />} onClick={() => ask({ kind: 'pillar' })}>
                  Create first pillar
                </Button>
                <Button onClick={addExamples}>Use an example set</Button>
              </>
            ) : null
          }
        />
      )}
      {loose.length > 0 && !isArchive ? (
        <section className="pillars-loose" aria-labelledby="loose-series">
          <h2 id="loose-series">Series without a pillar</h2>
          <div className="pillar-series row wraps gap-6">
            <SeriesChips series={loose} ask={request} />
          </div>
        </section>
      ) : null}
      {dialog}
    </Page>
  );
}

function Hints({ sum, count }: { sum: number | null; count: number }) {
  const hints = [
    sum === null || sum === 100 ? null : `Targets add up to ${sum}%.`,
    count > wisePillars ? `${count} pillars: three to five are easier to be known for.` : null,
  ].filter(Boolean);
  return hints.length > 0 ? <p className="pillars-hint sm warn">{hints.join(' ')}</p> : null;
}

function Nothing({ isArchive, actions }: { isArchive: boolean; actions: ReactNode }) {
  const status = collection.useStatus();
  if (status === 'loading') return <SkeletonRows rows={4} />;
  if (status === 'error') return <ErrorState onRetry={collection.retry} />;
  if (isArchive) return <EmptyState title="No archived pillars" />;
  return (
    <EmptyState
      title="Pillars are the 3–5 themes you want to be known for."
      shape="rows"
      action={actions}
    />
  );
}

function periodWords(days: Period): string {
  return days === 365 ? 'the last year' : `the last ${days} days`;
}
