import { useRef, useState } from 'react';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { useWalkedLists } from '#client/record/walked-lists.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { SectionPending } from '#client/ui/base/states.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { useRowsInSight } from '#client/ui/rows/use-rows-in-sight.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { useItems } from '#domains/shoots/schedule/day/use-items.ts';
import { daysOf } from '#domains/shoots/schedule/rules.ts';
import { shots } from '#domains/shoots/shots/data.ts';
import { dayText } from '#domains/shoots/shots/panel/when-options.ts';
import { progressOf } from '#domains/shoots/shots/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { AddShot } from './add-shot.tsx';
import { GatherButton } from './gather.tsx';
import { type ShotLine, shotLines, type ShotOrder, shotsOn } from './shot-lines.ts';
import { ShotRow } from './shot-row.tsx';
import { usePurposes, useShots } from './use-shots.ts';
import './shot-list.css';

const orderKey = 'dayslate.shots';
const orders = [
  { value: 'scene' as const, label: 'By scene' },
  { value: 'priority' as const, label: 'By priority' },
];
const allDays = 'all';

/** The shots of a trip by scene or by priority, of all days or of one. */
export function ShotList({ trip }: { trip: Trip }) {
  const all = useShots(trip.id);
  const items = useItems(trip.id);
  const formats = useFormats();
  const canEdit = useCan('edit');
  const status = shots.useStatus();
  const failures = shots.useFailures();
  const [order, setOrder] = useState<ShotOrder>(() =>
    remembered(orderKey) === 'priority' ? 'priority' : 'scene',
  );
  const [asked, setDay] = useState(allDays);
  const byItem = rowsById(items);
  const dated = all.map(({ shotOn }) => shotOn);
  const days = daysOf(trip, [...dated, ...items.map(({ scheduledOn }) => scheduledOn)]);
  const day = days.includes(asked) ? asked : null;
  const shown = shotsOn(all, byItem, { day, trip });
  const { done, of } = progressOf(shown);
  const last = all.at(-1)?.sortOrder ?? 0;
  function choose(next: ShotOrder) {
    setOrder(next);
    remember(orderKey, next);
  }
  const failed = failures.filter(
    ({ operation, values }) => operation === 'create' && values['tripId'] === trip.id,
  );
  return (
    <section aria-labelledby="trip-shots">
      <SectionHead
        id="trip-shots"
        title="Shots"
        note={all.length > 0 ? `${done} of ${of}` : null}
      />
      <div className="row wraps gap-10 shot-tools">
        {all.length > 0 ? (
          <Segmented label="Order" value={order} onChange={choose} options={orders} />
        ) : null}
        {all.length > 0 && days.length > 1 ? (
          <Select
            quiet
            label="Day"
            value={day ?? allDays}
            onChange={setDay}
            options={[
              { value: allDays, label: 'All days' },
              ...days.map((value) => ({ value, label: dayText(value, formats) })),
            ]}
          />
        ) : null}
        {canEdit && status === 'ready' ? <GatherButton tripId={trip.id} known={all} /> : null}
      </div>
      {status !== 'ready' ? (
        <SectionPending status={status} onRetry={shots.retry} rows={4} />
      ) : shown.length === 0 ? (
        <p className="muted pad-8">
          {all.length > 0
            ? 'No shots on this day.'
            : canEdit
              ? 'No shots yet. Write down what has to be in the can before you leave.'
              : 'No shots yet.'}
        </p>
      ) : (
        <ShotRows lines={shotLines(shown, order)} canEdit={canEdit} />
      )}
      <FailedRows failed={failed} titleOf={({ title }) => String(title)} />
      {canEdit ? (
        <AddShot
          key={`${trip.id} ${day ?? ''}`}
          tripId={trip.id}
          last={last}
          place={{ shotOn: day, location: shown.at(-1)?.location ?? '' }}
          label="New shot"
          placeholder="Add a shot: wide, walking down into frame…"
        />
      ) : null}
    </section>
  );
}

const keyOf = (line: ShotLine) => ('head' in line ? line.key : line.shot.id);
const heightOf = (line: ShotLine) => ('head' in line ? 44 : 46);
const isHead = (line: ShotLine) => 'head' in line;

function ShotRows({ lines, canEdit }: { lines: readonly ShotLine[]; canEdit: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const purposeOf = usePurposes();
  const failures = shots.useFailures();
  const unsynced = useUnsyncedIds();
  const { stretches, measure } = useRowsInSight({
    ...{ list, items: lines, keyOf, heightOf, isHead },
    overscan: 10,
    reached: undefined,
  });
  useWalkedLists([
    { rows: lines.flatMap((line) => ('shot' in line ? line.shot : [])), place: 'shots' },
  ]);
  return (
    <ol ref={list} className="shot-rows" aria-label="Shots">
      {stretches.map((stretch) => {
        if (!('item' in stretch))
          return <li key={stretch.gap} aria-hidden="true" style={{ height: stretch.px }} />;
        const { item, index } = stretch;
        if ('head' in item)
          return (
            <li key={item.key} ref={measure} data-index={index} className="shot-head row gap-8">
              <h3 dir="auto" className="trunc">
                {item.head}
              </h3>
              <span className="faint num">{item.note}</span>
            </li>
          );
        const { shot } = item;
        return (
          <ShotRow
            key={shot.id}
            {...item}
            place={{ measure, index }}
            purpose={purposeOf(shot)}
            canEdit={canEdit}
            isUnsynced={unsynced.has(shot.id)}
            failure={failures.find(({ id }) => id === shot.id)}
          />
        );
      })}
    </ol>
  );
}
