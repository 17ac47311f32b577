import type { Effect } from './overlay.ts';
import type { Module } from '#shared/modules.ts';
import type { Row, RowChange } from './truth.ts';

/** What the kit asks of a collection that it knows by name only. */
export interface RegisteredCollection {
  /** The part of the product that its records are of. */
  module: Module | undefined;
  merge: (scopeId: string, changes: RowChange<Row>[]) => void;
  /** Takes an effect as done by the server, until the feed brings the rows themselves. */
  assume: (scopeId: string, effect: Effect) => void;
  /** Reads the list if nothing on screen has asked for it; what could not be read is not there. */
  load: () => Promise<void>;
  /** Reads the list unless it is there; a failure is silent, as nobody waits for it. */
  readAhead: () => Promise<void>;
}

const collections = new Map<string, RegisteredCollection>();

export function registerCollection(name: string, collection: RegisteredCollection): void {
  collections.set(name, collection);
}

export function allCollections(): readonly RegisteredCollection[] {
  return [...collections.values()];
}

export function collectionNamed(name: string): RegisteredCollection | undefined {
  return collections.get(name);
}
