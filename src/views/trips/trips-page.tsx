import { useNavigate } from '@tanstack/react-router';
import { ChartNoAxesGantt } from 'lucide-react';
import { ListPage } from '#client/list/list-page.tsx';
import { listViews, viewsOf } from '#client/list/list-views.tsx';
import { useListSource } from '#client/list/use-list-source.ts';
import { useList } from '#client/list/use-list.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import { askTrip } from '#domains/shoots/trips/form/trip-form-host.tsx';
import { TripMenu } from '#domains/shoots/trips/form/trip-menu.tsx';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { countdownText } from '#domains/shoots/trips/words/trip-words.ts';
import { PastTrips } from './past-trips.tsx';
import { TripTimeline } from './timeline/trip-timeline.tsx';
import { TripCard } from './trip-card.tsx';
import { tripCsv } from './trip-csv.ts';
import { useTripFigures } from './trip-figures.ts';
import { type TripLine, useTripLines } from './trip-lines.ts';
import { tripRules } from './trip-rules.ts';
import './trips-page.css';

const ways = [
  { ...listViews.grid, value: 'covers', label: 'Covers' },
  { value: 'timeline', label: 'Timeline', icon: <ChartNoAxesGantt aria-hidden="true" /> },
] as const;

/** Shoots and trips: what comes, what may come, and what was. */
export function TripsPage() {
  const formats = useFormats();
  const canEdit = useCan('edit');
  const navigate = useNavigate();
  const lines = useTripLines();
  const figuresOf = useTripFigures();
  const source = useListSource(trips, 'title');
  const list = useList({
    ...{ rows: lines, searchLabel: 'Search trips', keeps: ['view'] },
    ...tripRules(lines),
  });
  const views = viewsOf(list, ways);
  const open = (id: string) => void navigate({ to: '/trip/$id', params: { id } });
  const menuOf = (trip: Trip) => (canEdit ? <TripMenu trip={trip} onCopied={open} /> : null);
  const of = (...standings: TripLine['standing'][]) =>
    list.rows.filter(({ standing }) => standings.includes(standing));
  const [coming, ideas, past] = [of('running', 'coming'), of('idea'), of('past')];
  const cards = (shown: readonly TripLine[], hasLarge: boolean) => (
    <ul className={hasLarge ? 'trip-cards has-large' : 'trip-cards'}>
      {shown.map((line, at) => (
        <TripCard
          key={line.id}
          line={line}
          formats={formats}
          figures={figuresOf(line.trip)}
          isLarge={hasLarge && at === 0}
          menu={menuOf(line.trip)}
        />
      ))}
    </ul>
  );
  return (
    <ListPage
      title="Trips"
      noun="trip"
      className="trips"
      list={list}
      source={source}
      views={views}
      canEdit={canEdit}
      subtitle={nextText(lines[0])}
      primary={{
        label: 'New trip',
        onSelect: () => askTrip({ kind: 'new', onAdded: open }),
      }}
      onExport={() => saveCsv('trips.csv', tripCsv(list.rows, figuresOf))}
      empty={{
        title: 'No trips yet',
        shape: 'cards',
        text: 'Plan a shoot or a trip: dates, shot list, packing list.',
      }}
    >
      {views.value === 'timeline' ? (
        <TripTimeline lines={list.rows} formats={formats} menuOf={menuOf} />
      ) : (
        <div className="stack gap-24">
          {coming.length > 0 ? (
            <section aria-labelledby="trips-coming">
              <h2 id="trips-coming" className="sr">
                Upcoming
              </h2>
              {cards(coming, true)}
            </section>
          ) : null}
          {ideas.length > 0 ? (
            <section aria-labelledby="trips-ideas">
              <SectionHead id="trips-ideas" title="Ideas" note={ideas.length} />
              {cards(ideas, false)}
            </section>
          ) : null}
          <PastTrips lines={past} {...{ figuresOf, formats, menuOf }} />
        </div>
      )}
    </ListPage>
  );
}

function nextText(line: TripLine | undefined) {
  if (!line || line.standing === 'idea' || line.standing === 'past') return undefined;
  const { title } = line.trip;
  return (
    <>
      {line.standing === 'running' ? 'Now: ' : 'Next: '}
      <span dir="auto">{title}</span>, <b>{countdownText(line.trip)}</b>
    </>
  );
}
