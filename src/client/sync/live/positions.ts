import type { Cursor } from '#shared/contracts/pages.ts';
import type { Change } from '#shared/contracts/feed-events.ts';
import { signal } from './signal.ts';

// Up to where this tab holds all changes, per stream.
const positions = new Map<string, Cursor>();
// When the feed was last heard, by this tab or by the one that leads: until then all was in step.
let heardAt = 0;

const merged = signal<readonly Change[]>();
/** Called with changes that the lists of this tab now hold. */
export const onMerged = merged.listen;
const left = signal<string>();
/** Called with a stream that is followed no longer: what comes in it from here on is not told. */
export const onStreamLeft = left.listen;
const heard = signal();
/** Called whenever the feed says something, be it that there is nothing new. */
export const onHeard = heard.listen;

export function positionOf(stream: string): Cursor | undefined {
  return positions.get(stream);
}

export function allPositions(): Cursor[] {
  return [...positions.values()];
}

export function setPosition(cursor: Cursor): void {
  positions.set(cursor.stream, cursor);
}

/** Goes back to this cursor if the stream stands further on, or nowhere: a list lacks what came since. */
export function setPositionBack(cursor: Cursor): void {
  const known = positions.get(cursor.stream);
  if (!known || (known.epoch === cursor.epoch && known.seq > cursor.seq)) setPosition(cursor);
}

/**
 * These changes have been merged. The numbers of a stream have no gaps: what comes after one that
 * this tab has not got does not move it, or that one would never be asked for.
 */
export function advancePositions(changes: readonly Change[]): void {
  for (const { stream, seq } of changes) {
    const known = positions.get(stream);
    if (known?.seq === seq - 1) positions.set(stream, { ...known, seq });
  }
  merged.tell(changes);
}

/** The feed lives. */
export function noteHeard(): void {
  heardAt = Date.now();
  heard.tell();
}

/** Takes up what an earlier page knew of when the feed was last heard. */
export function takeUpHeardAt(at: number): void {
  if (at <= Date.now()) heardAt = Math.max(heardAt, at);
}

/** When the feed was last known to live; 0 for never. */
export function lastHeardAt(): number {
  return heardAt;
}

/** The stream is followed no longer. */
export function removePosition(stream: string): void {
  positions.delete(stream);
  left.tell(stream);
}

export function clearPositions(): void {
  positions.clear();
  heardAt = 0;
}
