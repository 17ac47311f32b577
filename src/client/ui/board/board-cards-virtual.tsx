import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, type RefObject, useEffect } from 'react';
import { BoardSlot } from './board-slot.tsx';
import type { Lifted } from './use-board-moves.ts';

interface BoardCardsVirtualProps<T> {
  list: RefObject<HTMLUListElement | null>;
  cards: readonly T[];
  slot: Lifted | undefined;
  /** The card that the keys have come to: it has to be on the page to take the focus. */
  stop: string | undefined;
  renderCard: (card: T, at: number, measure: (element: HTMLElement | null) => void) => ReactElement;
}

const guessPx = 100;
const overscan = 6;
const firstScreen = { width: 0, height: 900 };

/** The cards of a long column, of which only those in sight are on the page. */
export function BoardCardsVirtual<T extends { id: string }>({
  list,
  cards,
  slot,
  stop,
  renderCard,
}: BoardCardsVirtualProps<T>) {
  // The compiler leaves this component alone; the cards are remembered one by one.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => list.current,
    estimateSize: () => guessPx,
    getItemKey: (at) => cards[at]?.id ?? at,
    initialRect: firstScreen,
    overscan,
  });
  useEffect(() => {
    const at = cards.findIndex(({ id }) => id === stop);
    const isShown = virtualizer.getVirtualItems().some(({ index }) => index === at);
    if (at >= 0 && !isShown) virtualizer.scrollToIndex(at, { align: 'center' });
    // Only when the keys move on: scrolling away by hand is not to be undone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stop]);

  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <>
      <Gap height={before} />
      {shown.flatMap(({ index }) => {
        const card = cards[index];
        if (card === undefined) return [];
        const isBefore = slot?.over.before === card.id;
        return [
          ...(isBefore ? [<BoardSlot key="slot" height={slot.height} />] : []),
          renderCard(card, index, virtualizer.measureElement),
        ];
      })}
      {slot && slot.over.before === null ? <BoardSlot height={slot.height} /> : null}
      <Gap height={after} />
    </>
  );
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <li className="board-gap" aria-hidden="true" style={{ height }} /> : null;
}
