import { GripVertical, MoreHorizontal } from 'lucide-react';
import { useRef } from 'react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { useOrderedRow } from '#client/ui/drag/use-ordered-row.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { moveShot, tickShot } from '#domains/shoots/shots/moves/shot-actions.ts';
import { shotItems } from '#domains/shoots/shots/panel/shot-items.tsx';
import { openShot } from '#domains/shoots/shots/panel/shot-panel-host.tsx';
import { shotKindLabels } from '#domains/shoots/shots/rules.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import type { Purpose } from './use-shots.ts';
import './shot-row.css';

export interface ShotRowProps {
  shot: Shot;
  /** Its number in its part of the list. */
  number: number;
  /** Those that it stands among, in their order. */
  siblings: readonly Shot[];
  /** Shots move within the parts of one name. */
  part: string;
  /** Null of what is for nobody, or where the part says it already. */
  purpose: Purpose | null;
  /** Who takes it and when, where the part does not say it. */
  note?: string;
  canEdit: boolean;
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
  /** In a list of any length: where it stands, and who measures it. */
  place?: { index: number; measure: (row: HTMLElement | null) => void };
}

/** One shot: ticked with one thumb, put elsewhere by its grip, by keys or by its menu. */
export function ShotRow(props: ShotRowProps) {
  const { shot, number, siblings, part, purpose, note, canEdit, isUnsynced, failure, place } =
    props;
  const { id, title, status, lens, seconds, kind, droppedReason, takes, priority } = shot;
  const row = useRef<HTMLLIElement>(null);
  const { drag, onKeyDownCapture, items } = useOrderedRow(row, {
    list: `shots ${part}`,
    id,
    rows: siblings,
    move: canEdit ? (one, to) => moveShot(siblings, one, to) : undefined,
  });
  const isDropped = status === 'dropped';
  const under = [
    isDropped ? `Dropped: ${droppedReason}` : '',
    kind === 'other' ? '' : shotKindLabels[kind],
    note ?? '',
    takes > 1 ? `${takes} takes` : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
    <li
      ref={(element) => {
        row.current = element;
        place?.measure(element);
      }}
      data-index={place?.index}
      className={classNames('placed row gap-10 shot-row', `is-${status}`, drag && `is-${drag}`)}
      onKeyDownCapture={onKeyDownCapture}
    >
      {canEdit ? (
        <span className="faint shot-grip" data-grip="" aria-hidden="true">
          <GripVertical />
        </span>
      ) : null}
      <Check
        square
        checked={status === 'done'}
        disabled={!canEdit || isDropped}
        pending={isUnsynced}
        label={`Shot ${title}`}
        onChange={(isDone) => tickShot(shot, isDone)}
      />
      <span className="shot-number num faint">{number}</span>
      <span className="grow may-shrink shot-text">
        <button type="button" className="opens shot-title" dir="auto" onClick={() => openShot(id)}>
          {title}
        </button>
        {under ? <span className="block xs faint shot-under">{under}</span> : null}
        <WriteState isUnsynced={isUnsynced} failure={failure} />
      </span>
      <span className="shot-chips">
        {priority === 'nice' && !isDropped ? <span className="xs faint">nice</span> : null}
        {purpose ? (
          <Tape color={purpose.color} className="shot-purpose">
            {purpose.label}
          </Tape>
        ) : null}
        <span className="shot-lens num sm muted">{lens}</span>
      </span>
      <span className="shot-seconds num sm muted">{seconds === null ? '' : `${seconds} s`}</span>
      {canEdit ? (
        <Menu
          label={`More for ${title}`}
          align="end"
          trigger={
            <IconButton
              size="sm"
              className="shot-more"
              label={`More for ${title}`}
              icon={<MoreHorizontal />}
            />
          }
          items={[...items, 'separator', ...shotItems(shot)]}
        />
      ) : null}
    </li>
  );
}
