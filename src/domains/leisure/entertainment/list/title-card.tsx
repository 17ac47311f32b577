import { Star } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { Cover } from '#domains/leisure/covers/cover.tsx';
import { seeNext } from '#domains/leisure/entertainment/panel/title-actions.ts';
import { openTitle } from '#domains/leisure/entertainment/panel/title-panel-host.tsx';
import { isAtEnd, nextEpisode, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { factsOf, goesOn, seenText } from '#domains/leisure/entertainment/words/title-words.ts';
import { TitleMenu } from './title-menu.tsx';
import { TitleStick } from './title-stick.tsx';

interface TitleCardProps {
  item: EntertainmentItem;
  failure: FailedWrite | undefined;
  isUnsynced: boolean;
  /** Tab reaches one of all; the keys go on from there. */
  isReachable: boolean;
}

/** A title on its shelf: its cover, what it is called, how far one is, and one press for one more. */
export function TitleCard({ item, failure, isUnsynced, isReachable }: TitleCardProps) {
  const { id, title, type, coverId, isFavorite } = item;
  // A menu for each of hundreds would take longer to draw than all else.
  const [isNear, setNear] = useState(false);
  const canSee = goesOn(item) && !isAtEnd(item);
  const next = seenText(type, nextEpisode(item).episode);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the buttons in it
    <li
      className={classNames('title-card', failure && 'is-failed')}
      data-title={id}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <button
        type="button"
        id={`title-${id}`}
        className="title-open"
        aria-haspopup="dialog"
        tabIndex={isReachable ? 0 : -1}
        onClick={() => openTitle({ titleId: id })}
      >
        <Cover isOnShelf id={id} title={title} note={typeLabels[type]} coverId={coverId} />
        <span className="title-name trunc" dir="auto">
          {isFavorite ? <Star size={12} aria-label="Favourite" /> : null}
          {title}
        </span>
        <span className="title-facts trunc" dir="auto">
          {factsOf(item)}
        </span>
        <TitleStick item={item} />
      </button>
      {failure || isUnsynced ? (
        <WriteState failure={failure} isUnsynced={isUnsynced} className="title-state" />
      ) : null}
      {canSee || isNear ? (
        <span className="title-over">
          {canSee ? (
            <button
              type="button"
              className="title-more-one num"
              aria-label={`+1, ${next} of ${title}`}
              title={next}
              onClick={() => seeNext(item)}
            >
              +1
            </button>
          ) : null}
          {isNear ? (
            <span className="title-menu">
              <TitleMenu item={item} isBoxed />
            </span>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}
