import {
  ListPlus,
  Lock,
  MoreHorizontal,
  Minus,
  Plus,
  Star,
  Check as Tick,
  Wrench,
} from 'lucide-react';
import { memo } from 'react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Menu, type MenuProps } from '#client/ui/menus/menu.tsx';
import { maxQuantity } from '#domains/shoots/packing/templates/items/schema.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { isToBuy } from '#domains/shoots/packing/rules.ts';
import { change, tick, tickReturned } from './packing-actions.ts';
import './packing-row.css';

interface PackingRowProps {
  item: PackingItem;
  /** Its place among all that can be on the page. */
  at: number;
  measure: (element: HTMLElement | null) => void;
  /** Who packs it, where not the group says so. */
  person: string | undefined;
  bag: string | undefined;
  canEdit: boolean;
  isReturning: boolean;
  /** Where all that is to be bought is shown, each offers a task for it. */
  onTask: ((item: PackingItem) => void) | undefined;
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
  onOpen: (item: PackingItem) => void;
  menuOf: (item: PackingItem) => MenuProps['items'];
}

/** One thing of a list: whether it is packed, what, what is to be done first, and how many. */
export const PackingRow = memo(function PackingRow(props: PackingRowProps) {
  const { item, at, measure, person, bag, canEdit, isReturning, onTask, isUnsynced, failure } =
    props;
  const { name, quantity, isPacked, isReturned, isPrivate, note } = item;
  const isDone = isReturning ? isReturned : isPacked;
  const label = isReturning ? `${name} is back in its bag` : `Pack ${name}`;
  return (
    <li
      ref={measure}
      data-index={at}
      data-thing={item.id}
      className={classNames('packing-row row gap-10', isDone && 'is-done', failure && 'is-failed')}
    >
      {canEdit ? (
        <Check
          square
          data-tick
          checked={isDone}
          pending={isUnsynced}
          label={label}
          onChange={(next) => (isReturning ? tickReturned(item, next) : tick(item, next))}
        />
      ) : (
        <span className={classNames('check sq', isDone && 'on')}>
          {isDone ? <Tick aria-label={isReturning ? 'Back' : 'Packed'} /> : null}
        </span>
      )}
      <span className="packing-what grow">
        {canEdit ? (
          <button
            type="button"
            className="packing-name"
            dir="auto"
            onClick={() => props.onOpen(item)}
          >
            {name}
          </button>
        ) : (
          <span className="packing-name" dir="auto">
            {name}
          </span>
        )}
        <Marks item={item} canEdit={canEdit} isReturning={isReturning} />
        {isPrivate ? <Lock className="faint" aria-label="Only you see this" role="img" /> : null}
        {note ? (
          <small className="packing-note xs faint anywhere" dir="auto">
            {note}
          </small>
        ) : null}
        <WriteState isUnsynced={isUnsynced} failure={failure} />
      </span>
      {onTask && isToBuy(item) ? (
        <IconButton
          size="sm"
          label={`Add a task to buy ${name}`}
          icon={<ListPlus />}
          onClick={() => onTask(item)}
        />
      ) : null}
      {bag ? (
        <span className="packing-bag trunc sm faint" dir="auto">
          {bag}
        </span>
      ) : null}
      {person ? <Avatar name={person} size="sm" /> : null}
      <Quantity item={item} canEdit={canEdit && !isReturning} />
      {canEdit ? (
        <Menu
          label={name}
          align="end"
          trigger={
            <IconButton
              size="sm"
              className="packing-more"
              label={`More for ${name}`}
              icon={<MoreHorizontal />}
            />
          }
          items={props.menuOf(item)}
        />
      ) : null}
      <span className="sr">{quantity > 1 ? `${quantity} of it` : ''}</span>
    </li>
  );
});

type MarksProps = Pick<PackingRowProps, 'item' | 'canEdit' | 'isReturning'>;

/** What is to be done with it before it is packed, each done by a press. */
function Marks({ item, canEdit, isReturning }: MarksProps) {
  const { name, isPacked, isEssential, needsCharging, isCharged, toBuy, isBought, isGear } = item;
  if (isReturning) return null;
  return (
    <>
      {isEssential ? <Star className="warn" role="img" aria-label="Essential" /> : null}
      {isGear ? <Wrench className="faint" role="img" aria-label="Gear, comes back" /> : null}
      {needsCharging && !(isPacked && isCharged) ? (
        <Mark
          isDone={isCharged}
          words={['Charge', 'Charged']}
          label={`${name} is charged`}
          onPress={canEdit ? () => change(item, { isCharged: !isCharged }) : undefined}
        />
      ) : null}
      {toBuy && !(isPacked && isBought) ? (
        <Mark
          isDone={isBought}
          words={['Buy', 'Bought']}
          label={`${name} is bought`}
          onPress={canEdit ? () => change(item, { isBought: !isBought }) : undefined}
        />
      ) : null}
    </>
  );
}

interface MarkProps {
  isDone: boolean;
  /** Before and after. */
  words: [string, string];
  label: string;
  onPress: (() => void) | undefined;
}

function Mark({ isDone, words, label, onPress }: MarkProps) {
  const [before, after] = words;
  const tape = (
    <Tape tone={isDone ? 'wrap' : 'lamp'} icon={isDone ? <Tick aria-hidden="true" /> : null}>
      {isDone ? after : before}
    </Tape>
  );
  if (!onPress) return tape;
  return (
    <button
      type="button"
      className="packing-mark"
      aria-pressed={isDone}
      aria-label={label}
      onClick={onPress}
    >
      {tape}
    </button>
  );
}

function Quantity({ item, canEdit }: Pick<PackingRowProps, 'item' | 'canEdit'>) {
  const { name, quantity } = item;
  if (!canEdit)
    return (
      <span className="packing-count num muted" aria-hidden="true">
        {quantity}
      </span>
    );
  const step = (by: number) => change(item, { quantity: quantity + by });
  return (
    <span className="packing-stepper row gap-0 fixed-size">
      <IconButton
        size="sm"
        tooltip={false}
        label={`Fewer: ${name}`}
        icon={<Minus />}
        disabled={quantity <= 1}
        onClick={() => step(-1)}
      />
      <IconButton
        size="sm"
        tooltip={false}
        label={`More of: ${name}`}
        icon={<Plus />}
        disabled={quantity >= maxQuantity}
        onClick={() => step(1)}
      />
      <span className="packing-count num muted" aria-hidden="true">
        {quantity}
      </span>
    </span>
  );
}
