import { Check as Tick, Lightbulb, Star } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useDroppedFiles } from '#client/form/dropped-files.ts';
import { formatRowDate } from '#client/words/format-dates.ts';
import { dateOf } from '#client/words/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { attachFiles } from '#domains/around/attachments/uploads.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { CardMenu } from './card-menu.tsx';
import { Cover } from './cover.tsx';
import { sourceOf } from './looks.tsx';
import { makeIdea } from '#domains/making/inspirations/sheet/saving.ts';
import type { Shelf } from './shelf.ts';

export interface InspirationCardProps {
  inspiration: Inspiration;
  shelf: Shelf;
  formats: DayFormats;
  canEdit: boolean;
  /** How much of its picture has arrived, while it is on its way. */
  share: number | undefined;
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  onSort: (inspiration: Inspiration) => void;
  /** Without it cards have no order of their own. */
  onMove: ((id: string, by: -1 | 1) => void) | undefined;
}

/** What a card is called while it is dragged onto a collection. */
export const dragType = 'text/x-inspiration';

/** An inspiration in the grid or the list: its cover, its title, where it is and what became of it. */
export function InspirationCard({
  inspiration,
  shelf,
  formats,
  canEdit,
  share,
  isUnsynced,
  failure,
  isSelected,
  onSelect,
  onOpen,
  onSort,
  onMove,
}: InspirationCardProps) {
  const { id, title, isFavorite, coverId } = inspiration;
  const drawers = shelf.drawersOf(id);
  const uses = shelf.usesOf(id);
  const addPicture = (files: File[]) => void attachFiles({ inspirationId: id }, files, 'cover');
  const { isOver, place } = useDroppedFiles(addPicture, canEdit && !coverId);
  // The same with the keyboard is C.
  const drag = {
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(dragType, id);
      dataTransfer.effectAllowed = 'copy';
    },
  };
  function onKeyDown(event: KeyboardEvent) {
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (!event.altKey || !by || !onMove) return;
    event.preventDefault();
    onMove(id, by);
  }
  const [drawer, ...others] = drawers;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
    <li
      {...place}
      className={classNames(
        'inspiration',
        isOver && 'is-over',
        failure && 'is-failed',
        isSelected && 'is-selected',
      )}
      data-inspiration={id}
      draggable={canEdit}
      {...drag}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className="inspiration-open"
        aria-haspopup="dialog"
        onClick={() => onOpen(id)}
      >
        <Cover inspiration={inspiration} share={share} />
        <span className="two-lines inspiration-title" dir="auto">
          <span>
            {isFavorite ? (
              <Star size={13} className="inspiration-star" aria-label="Favourite" />
            ) : null}
            {title}
          </span>
        </span>
      </button>
      <span className="row xs faint inspiration-facts">
        <span className="trunc" dir="auto">
          {sourceOf(inspiration)} · {drawer?.name ?? 'Unsorted'}
          {others.length > 0 ? ` +${others.length}` : ''}
        </span>
        {failure || isUnsynced ? (
          <WriteState failure={failure} isUnsynced={isUnsynced} className="end" />
        ) : uses[0] ? (
          <span
            className="inline gap-4 end ok icon-13 inspiration-used"
            title={uses.map((use) => use.title).join(', ')}
          >
            <Tick aria-label="Used in" />
            <span className="trunc" dir="auto">
              {uses[0].title}
            </span>
          </span>
        ) : (
          <span className="end fixed-size">
            {shortDay(dateOf(inspiration.createdAt, formats.timeZone), formats)}
          </span>
        )}
      </span>
      {canEdit ? (
        <span className="inspiration-actions">
          <span className="cols centred fixed-size inspiration-check">
            <Check
              square
              label={`Select ${title}`}
              checked={isSelected}
              onChange={() => onSelect(id)}
            />
          </span>
          <Button
            size="sm"
            className="inspiration-idea"
            icon={<Lightbulb />}
            onClick={() => makeIdea(inspiration)}
          >
            Make idea
          </Button>
          <CardMenu inspiration={inspiration} onSort={onSort} onSelect={onSelect} onMove={onMove} />
        </span>
      ) : null}
    </li>
  );
}

// A day of the past needs no weekday.
function shortDay(date: string, formats: DayFormats): string {
  return formatRowDate(date, formats).replace(/^\w{3}, /, '');
}
