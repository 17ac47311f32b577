import type { ReactElement, RefObject } from 'react';
import { useRowsInSight } from '#client/ui/rows/use-rows-in-sight.ts';
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

const idOf = ({ id }: { id: string }) => id;
const guessPx = () => 100;

/** The cards of a long column, of which only those in sight are on the page. */
export function BoardCardsVirtual<T extends { id: string }>({
  list,
  cards,
  slot,
  stop,
  renderCard,
}: BoardCardsVirtualProps<T>) {
  const { stretches, measure } = useRowsInSight({
    list,
    isScroller: true,
    items: cards,
    keyOf: idOf,
    heightOf: guessPx,
    overscan: 6,
    reached: stop,
  });
  const place = slot?.over.before;
  return (
    <>
      {stretches.flatMap((stretch) => {
        if ('gap' in stretch) {
          const style = { height: stretch.px };
          return [<li key={stretch.gap} className="board-gap" aria-hidden="true" style={style} />];
        }
        const { item, index } = stretch;
        const card = renderCard(item, index, measure);
        return place === item.id
          ? [<BoardSlot key="slot" height={slot?.height ?? 0} />, card]
          : [card];
      })}
      {slot && place === null ? <BoardSlot height={slot.height} /> : null}
    </>
  );
}
