/** Where a lifted card would land. */
export function BoardSlot({ height }: { height: number }) {
  return <li className="board-slot" aria-hidden="true" style={{ height }} />;
}
