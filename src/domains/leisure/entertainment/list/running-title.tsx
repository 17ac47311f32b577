import { Check, Play } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { Cover } from '#domains/leisure/covers/cover.tsx';
import { moveTitle, seeNext } from '#domains/leisure/entertainment/panel/title-actions.ts';
import { openTitle } from '#domains/leisure/entertainment/panel/title-panel-host.tsx';
import { isAtEnd, nextEpisode, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import {
  goesOn,
  progressText,
  seenText,
} from '#domains/leisure/entertainment/words/title-words.ts';
import { TitleStick } from './title-stick.tsx';
import './running-title.css';

/** What is on, large: how far one is, and the one thing to do next. */
export function RunningTitle({ item }: { item: EntertainmentItem }) {
  const isPhone = useIsPhone();
  const { id, title, type, coverId, withWhom, venue, status, review } = item;
  const isPaused = status === 'paused';
  const canSee = !isPaused && goesOn(item) && !isAtEnd(item);
  return (
    <section className="running-title" aria-label="On now">
      <span className="running-cover">
        <Cover id={id} title={title} note={typeLabels[type]} coverId={coverId} />
      </span>
      <div className="may-shrink">
        <p className="sm muted trunc" dir="auto">
          {[typeLabels[type], withWhom && `with ${withWhom}`, venue].filter(Boolean).join(', ')}
        </p>
        <h2>
          <button
            type="button"
            className="two-lines"
            dir="auto"
            aria-haspopup="dialog"
            onClick={() => openTitle({ titleId: id })}
          >
            {title}
          </button>
        </h2>
        <TitleStick item={item} isLarge />
        <p className="sm muted num">{progressText(item) || (isPaused ? 'Paused' : '')}</p>
        <div className="row wraps running-deeds">
          {canSee ? (
            <Button
              variant={isPhone ? 'primary' : 'secondary'}
              icon={<Check />}
              onClick={() => seeNext(item)}
            >
              {seenText(type, nextEpisode(item).episode)}
            </Button>
          ) : (
            <Button
              variant={isPhone ? 'primary' : 'secondary'}
              icon={isPaused ? <Play /> : <Check />}
              onClick={() => moveTitle(item, isPaused ? 'in_progress' : 'completed')}
            >
              {isPaused ? 'Go on' : 'Finished…'}
            </Button>
          )}
        </div>
      </div>
      {review && !isPhone ? (
        <p className="running-note sm muted" dir="auto">
          {review.slice(0, 240)}
        </p>
      ) : null}
    </section>
  );
}
