import type { Cursor } from '#shared/collection-contract.ts';

// Up to where this tab holds all changes, per stream.
const positions = new Map<string, Cursor>();

export function positionOf(stream: string): Cursor | undefined {
  return positions.get(stream);
}

export function allPositions(): Cursor[] {
  return [...positions.values()];
}

export function setPosition(cursor: Cursor): void {
  positions.set(cursor.stream, cursor);
}

/** Everything up to this number has been merged. */
export function advancePosition(stream: string, seq: number): void {
  const known = positions.get(stream);
  if (known && known.seq < seq) positions.set(stream, { ...known, seq });
}

/** The stream is followed no longer. */
export function removePosition(stream: string): void {
  positions.delete(stream);
}

export function clearPositions(): void {
  positions.clear();
}
