import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { BoardColumn, BoardPlace } from './board.tsx';
import { dragCard } from './board-drag.ts';
import { focusWish } from '#client/ui/fields/focus-wish.ts';

/** A card that is on its way, and where it would land. */
export interface Lifted {
  id: string;
  from: string;
  over: BoardPlace;
  byKeys: boolean;
  height: number;
}

interface BoardMoves<T> {
  board: RefObject<HTMLElement | null>;
  columns: readonly BoardColumn<T>[];
  /** Those whose cards are not on the page. */
  closed: ReadonlySet<string>;
  titleOf: (card: T) => string;
  onMove: ((card: T, to: BoardPlace) => void) | undefined;
}

const help =
  'Arrows move it, Space drops it, Escape leaves it where it was. Brackets push a card at once.';

/** What moves the cards of a board by hand and by keyboard. */
export function useBoardMoves<T extends { id: string }>(kit: BoardMoves<T>) {
  const { board, columns, closed, titleOf, onMove } = kit;
  const [lifted, setLifted] = useState<Lifted>();
  const [said, say] = useState('');
  // The card that Tab comes to, and the one that is to have the focus wherever it appears.
  const [stop, setStop] = useState<string>();
  const [focus] = useState(focusWish);
  useEffect(() => {
    // Whoever has gone elsewhere is not called back; an answer that a move asks for belongs to it.
    const drop = ({ target }: FocusEvent) => (isOverlay(target) ? undefined : focus.drop());
    document.addEventListener('focusin', drop);
    return () => document.removeEventListener('focusin', drop);
  }, [focus]);

  function placeOf(id: string) {
    const column = columns.find(({ cards }) => cards.some((card) => card.id === id));
    const at = column?.cards.findIndex((card) => card.id === id) ?? -1;
    const card = column?.cards[at];
    return column && card && { column, at, card };
  }

  function move(id: string, to: BoardPlace) {
    const place = placeOf(id);
    const target = columns.find((column) => column.id === to.column);
    setLifted(undefined);
    if (!place || !target || !onMove) return;
    const next = place.column.cards[place.at + 1]?.id ?? null;
    if (place.column.id === to.column && (to.before === next || to.before === id)) return;
    if (closed.has(target.id)) sliverOf(board.current, target.id)?.focus();
    // The only card opens its column.
    focus.wish(id);
    setStop(id);
    onMove(place.card, to);
    say(`${titleOf(place.card)}: ${target.title}`);
  }

  function cancel(id: string) {
    const place = placeOf(id);
    setLifted(undefined);
    if (place) say(`${titleOf(place.card)} stays where it was`);
  }

  function press(event: PointerEvent<HTMLElement>) {
    const card = cardOf(event.target);
    const id = card?.dataset['card'];
    const place = id === undefined ? undefined : placeOf(id);
    if (!onMove || !card || id === undefined || !place || !board.current) return;
    dragCard(event.nativeEvent, card, board.current, {
      onLift: (height) =>
        setLifted({ id, from: place.column.id, over: homeOf(place), byKeys: false, height }),
      onOver: (over) => setLifted((now) => now && { ...now, over }),
      onDrop: (over) => (over ? move(id, over) : cancel(id)),
    });
  }

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const id = isOpener(event.target) ? cardOf(event.target)?.dataset['card'] : undefined;
    const place = id === undefined ? undefined : placeOf(id);
    if (id === undefined || !place || event.metaKey || event.ctrlKey || event.altKey) return;
    const held = lifted?.byKeys && lifted.id === id ? lifted : undefined;
    if (held ? steer(held, event.key) : act(place, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function steer(held: Lifted, key: string): boolean {
    if (key === ' ' || key === 'Enter') move(held.id, held.over);
    else if (key === 'Escape') cancel(held.id);
    else {
      const over = steered(columns, held, key);
      if (!over) return key.startsWith('Arrow');
      setLifted({ ...held, over });
      say(placeText(columns, held.id, over));
    }
    return true;
  }

  /** Moves a card to the top of the next column, or of the one before. */
  function push(id: string, side: number) {
    const place = placeOf(id);
    const next = place && columns[columns.indexOf(place.column) + side];
    if (next) move(id, { column: next.id, before: next.cards[0]?.id ?? null });
  }

  function act(place: Place<T>, key: string): boolean {
    const { column, card, at } = place;
    const side = { '[': -1, ']': 1 }[key];
    if (side !== undefined && onMove) {
      push(card.id, side);
      return true;
    }
    if (key === ' ' && onMove) {
      const height = cardElement(board.current, card.id)?.offsetHeight ?? 0;
      setLifted({ id: card.id, from: column.id, over: homeOf(place), byKeys: true, height });
      say(`Lifted ${titleOf(card)}. ${help}`);
      return true;
    }
    const open = columns.filter(({ id }) => !closed.has(id));
    const reached = neighbourOf(open, column, at, key);
    if (!reached) return false;
    focus.wish(reached.id);
    setStop(reached.id);
    cardElement(board.current, reached.id)?.querySelector<HTMLElement>('[data-open]')?.focus();
    return true;
  }

  const handlers = {
    onPointerDown: press,
    onKeyDown: pressKey,
    onFocus: (event: { target: EventTarget }) => {
      const id = cardOf(event.target)?.dataset['card'];
      if (id !== undefined) setStop(id);
    },
    onBlur: () => (lifted?.byKeys ? setLifted(undefined) : undefined),
  };
  return { lifted, said, stop, focus, move, push, handlers };
}

interface Place<T> {
  column: BoardColumn<T>;
  at: number;
  card: T;
}

function homeOf<T extends { id: string }>({ column, at }: Place<T>): BoardPlace {
  return { column: column.id, before: column.cards[at + 1]?.id ?? null };
}

// One step of a lifted card: to another column, where it comes first, or past one card.
function steered<T extends { id: string }>(
  columns: readonly BoardColumn<T>[],
  { id, over }: Lifted,
  key: string,
): BoardPlace | undefined {
  const at = columns.findIndex((column) => column.id === over.column);
  const others = (column: BoardColumn<T> | undefined) =>
    column?.cards.filter((card) => card.id !== id) ?? [];
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const next = side === undefined ? undefined : columns[at + side];
  if (next) return { column: next.id, before: others(next)[0]?.id ?? null };
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return undefined;
  const cards = others(columns[at]);
  const now =
    over.before === null ? cards.length : cards.findIndex((card) => card.id === over.before);
  const to = Math.min(Math.max(now + step, 0), cards.length);
  return { column: over.column, before: cards[to]?.id ?? null };
}

function placeText<T extends { id: string }>(
  columns: readonly BoardColumn<T>[],
  id: string,
  { column, before }: BoardPlace,
): string {
  const target = columns.find((one) => one.id === column);
  const cards = target?.cards.filter((card) => card.id !== id) ?? [];
  const at = before === null ? cards.length : cards.findIndex((card) => card.id === before);
  return `${target?.title ?? ''}, ${at + 1} of ${cards.length + 1}`;
}

// Where the arrows lead from a card that is not lifted.
function neighbourOf<T>(
  columns: readonly BoardColumn<T>[],
  column: BoardColumn<T>,
  at: number,
  key: string,
): T | undefined {
  if (key === 'ArrowDown' || key === 'j') return column.cards[at + 1];
  if (key === 'ArrowUp' || key === 'k') return column.cards[at - 1];
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (side === undefined) return undefined;
  // Over columns in which nothing stands.
  for (let to = columns.indexOf(column) + side; ; to += side) {
    const next = columns[to];
    if (!next) return undefined;
    if (next.cards.length > 0) return next.cards[Math.min(at, next.cards.length - 1)];
  }
}

function cardOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
}

function sliverOf(board: HTMLElement | null, id: string): HTMLElement | null {
  return (
    board?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"] [data-sliver]`) ?? null
  );
}

function isOverlay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role$="dialog"], [role="menu"]') !== null;
}

function isOpener(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.hasAttribute('data-open');
}

function cardElement(board: HTMLElement | null, id: string): HTMLElement | null {
  return board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? null;
}
