import type { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Select } from '#client/sync/collection-rows.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { Hit } from '#shared/search-contract.ts';
import { rank } from './palette-search.ts';

export type Navigate = ReturnType<typeof useNavigate>;

/** What is said of a record besides its title. */
export interface Look {
  icon?: ReactNode;
  meta?: string | undefined;
  isDone?: boolean;
}

/** A record that was found, here or by the server. */
export interface Found extends Omit<Hit, 'domain'>, Look {
  updatedAt?: string;
}

/** What of one kind is in this browser; nothing is asked of the server. */
export interface Present {
  source: PaletteSource;
  /** What fits, the best first. */
  find: (query: string, settings: DaySettings, limit: number) => Found[];
  /** What was changed last. */
  recent: (settings: DaySettings, limit: number) => Found[];
  /** What the server named, with all that this browser knows of it. */
  shown: (hit: Hit, settings: DaySettings) => Found;
}

/** One kind of record in the palette. */
export interface PaletteSource {
  /** The collection, as the feed and the search call it. */
  domain: string;
  /** The heading, and what one of them is. */
  label: string;
  noun: string;
  icon: ReactNode;
  open: (found: Found, navigate: Navigate) => void;
  /** The same until a row changes. */
  present: () => Present;
  subscribe: (listener: () => void) => () => void;
}

interface Stored {
  id: string;
  updatedAt: string;
}
interface Readable<R> {
  name: string;
  read: <T>(select: Select<R, T>) => T;
  subscribe: (listener: () => void) => () => void;
}

/** The row of a collection that is in this browser. */
export function rowIn<R extends Stored>(collection: Readable<R>, id: string | null): R | undefined {
  return collection.read<readonly R[]>(allRows).find((row) => row.id === id);
}

/** Behind all whose title fits. */
const lastPlace = 3;

/** Lets the palette find the records of a collection. */
export function findsRecords<R extends Stored>(
  collection: Readable<R>,
  options: Pick<PaletteSource, 'label' | 'noun' | 'icon' | 'open'> & {
    titleOf: (row: R) => string;
    /** By what else it is found, such as the name of its brand. */
    besides?: (row: R) => string | undefined;
    look?: (row: R, settings: DaySettings) => Look & Partial<Pick<Found, 'on' | 'parent'>>;
    /** What is over is found, but not offered by itself. */
    isOver?: (row: R) => boolean;
    /** None of them is offered by itself. */
    isQuiet?: boolean;
  },
): PaletteSource {
  const { titleOf, besides, look, isOver, isQuiet, ...rest } = options;
  const foundOf = (row: R, settings: DaySettings): Found => ({
    id: row.id,
    title: titleOf(row),
    on: null,
    parent: null,
    updatedAt: row.updatedAt,
    ...look?.(row, settings),
  });
  function placeOf(row: R, query: string): number | undefined {
    const title = titleOf(row);
    const place = rank(title, query);
    if (place !== undefined || !besides) return place;
    return rank(`${title} ${besides(row) ?? ''}`, query) === undefined ? undefined : lastPlace;
  }

  const source: PaletteSource = {
    ...rest,
    domain: collection.name,
    present: () => collection.read(presentIn),
    subscribe: collection.subscribe,
  };

  function presentIn(rows: readonly R[]): Present {
    return {
      source,
      find: (query, settings, limit) =>
        rows
          .flatMap((row) => {
            const place = placeOf(row, query);
            return place === undefined ? [] : [{ row, place }];
          })
          .sort((one, other) => one.place - other.place)
          .slice(0, limit)
          .map(({ row }) => foundOf(row, settings)),
      recent: (settings, limit) =>
        rows
          .filter((row) => !isQuiet && !isOver?.(row))
          .sort(
            (one, other) =>
              other.updatedAt.localeCompare(one.updatedAt) || other.id.localeCompare(one.id),
          )
          .slice(0, limit)
          .map((row) => foundOf(row, settings)),
      shown(hit, settings) {
        const row = rows.find(({ id }) => id === hit.id);
        return row ? { ...foundOf(row, settings), parent: hit.parent } : hit;
      },
    };
  }

  return source;
}
