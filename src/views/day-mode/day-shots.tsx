import { Check as Tick, CircleSlash, Plus } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { askDropped } from '#domains/shoots/shots/moves/dropped-host.tsx';
import { countTake, tickShot } from '#domains/shoots/shots/moves/shot-actions.ts';
import { progressOf, shotDetail } from '#domains/shoots/shots/rules.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import type { SetDay } from './use-day.ts';

/** The shots of the day: the next one is large, the others wait or are in the can. */
export function DayShots({ day }: { day: SetDay }) {
  const { shots, items } = day;
  const canEdit = useCan('edit');
  const next = shots.find(({ status }) => status === 'todo');
  if (shots.length === 0)
    return <p className="muted set-empty">No shots are planned for this day.</p>;
  // Those of an item that is gone are for any time, with the others.
  const itemOf = ({ scheduleItemId }: Shot) => items.find(({ id }) => id === scheduleItemId);
  const parts = Map.groupBy(shots, (shot) => itemOf(shot)?.id ?? null);
  const nameOf = (id: string | null) => items.find((item) => item.id === id)?.title ?? '';
  return (
    <>
      {next ? null : (
        <p className="set-empty set-all" role="status">
          {wrapText(shots)}
        </p>
      )}
      {[...parts].map(([id, part]) => (
        <section key={id ?? ''} aria-label={nameOf(id) || 'Any time'}>
          {parts.size > 1 || nameOf(id) ? (
            <h2 className="set-part anywhere" dir="auto">
              {nameOf(id) || 'Any time of the day'}
            </h2>
          ) : null}
          <ol className="set-shots">
            {part.map((shot, at) =>
              shot === next && canEdit ? (
                <NextShot key={shot.id} shot={shot} place={`${at + 1} of ${part.length}`} />
              ) : (
                <ShotLine key={shot.id} shot={shot} canEdit={canEdit} />
              ),
            )}
          </ol>
        </section>
      ))}
    </>
  );
}

// What was dropped is nobody's success.
function wrapText(shots: SetDay['shots']): string {
  const { done } = progressOf(shots);
  if (done === 0) return 'Every shot of the day was dropped.';
  const how = done < shots.length ? 'done or dropped' : 'done';
  return `That is a wrap: every shot of the day is ${how}.`;
}

function NextShot({ shot, place }: { shot: Shot; place: string }) {
  const note = [shotDetail(shot), shot.propsNote].filter(Boolean).join('. ');
  return (
    <li className="set-next" aria-current="step">
      <span className="set-place num">{place}</span>
      <h3 className="anywhere" dir="auto">
        {shot.title}
      </h3>
      {note ? <p className="muted anywhere">{note}</p> : null}
      <div className="row gap-10 set-deeds">
        <Button
          className="grow set-big"
          icon={<Plus />}
          aria-label={`Take ${shot.takes + 1} of ${shot.title}`}
          onClick={() => countTake(shot)}
        >
          {`Take ${shot.takes + 1}`}
        </Button>
        <Button
          className="grow set-big"
          variant="primary"
          icon={<Tick />}
          aria-label={`Got it: ${shot.title}`}
          onClick={() => tickShot(shot, true)}
        >
          Got it
        </Button>
      </div>
      <Button size="sm" variant="ghost" icon={<CircleSlash />} onClick={() => askDropped(shot)}>
        Drop it
      </Button>
    </li>
  );
}

function ShotLine({ shot, canEdit }: { shot: Shot; canEdit: boolean }) {
  const { status, title, droppedReason, takes } = shot;
  const isDropped = status === 'dropped';
  return (
    <li className={classNames('row gap-14 set-shot', `is-${status}`)}>
      <Check
        square
        size="lg"
        checked={status === 'done'}
        disabled={!canEdit || isDropped}
        label={`Shot ${title}`}
        onChange={(isDone) => tickShot(shot, isDone)}
      />
      <span className="grow may-shrink">
        <span className="block anywhere set-shot-title" dir="auto">
          {title}
        </span>
        <span className="block muted">
          {isDropped ? `Dropped: ${droppedReason}` : shotDetail(shot)}
        </span>
      </span>
      {status === 'done' && takes > 0 ? (
        <span className="num muted one-line">{takes === 1 ? '1 take' : `${takes} takes`}</span>
      ) : null}
    </li>
  );
}
