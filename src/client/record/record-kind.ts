import type { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Select } from '#client/sync/collection-rows.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import type { Hit } from '#shared/contracts/search-contract.ts';
import { type OfSubject, subjectCollections, subjectEntry } from '#shared/subject.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { rank } from '#client/words/title-match.ts';

type Navigate = ReturnType<typeof useNavigate>;

/** What is said of a record besides its title. */
interface Look {
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
  kind: RecordKind;
  /** What fits, the best first. */
  find: (query: string, formats: DayFormats, limit: number) => Found[];
  /** What was changed last. */
  recent: (formats: DayFormats, limit: number) => Found[];
  /** What the server named, with all that this browser knows of it. */
  shown: (hit: Hit, formats: DayFormats) => Found;
}

type Part = NonNullable<Found['parent']>;

/** One kind of record: how it is called, what it looks like, what finds it and what opens it. */
export interface RecordKind {
  /** The collection, as the feed and the search call it. */
  domain: string;
  /** Its place among all kinds, where they stand in groups. */
  place: number;
  /** What many of them are called, and one. */
  label: string;
  noun: string;
  icon: ReactNode;
  /** `tab` is the part of it that one comes for. */
  open: (found: Found, navigate: Navigate, tab?: string) => void;
  /** A record of it by its title, and what it is a part of itself. */
  part: (id: string) => Part;
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

const kinds = new Map<string, RecordKind>();

/** Declares a kind of record; each domain has its own in its `kinds.tsx`. */
export function recordKind<R extends Stored>(
  collection: Readable<R>,
  options: Pick<RecordKind, 'place' | 'label' | 'noun' | 'icon' | 'open'> & {
    titleOf: (row: R) => string;
    /** By what else it is found, such as the name of its brand. */
    besides?: (row: R) => string | undefined;
    look?: (row: R, formats: DayFormats) => Look & Partial<Pick<Found, 'on'>>;
    /** What it is a part of. */
    wholeOf?: (row: R) => Part | null;
    /** What is over is found, but not offered by itself. */
    isOver?: (row: R) => boolean;
    /** None of them is offered by itself. */
    isQuiet?: boolean;
  },
): RecordKind {
  const { titleOf, besides, look, wholeOf, isOver, isQuiet, ...rest } = options;
  const foundOf = (row: R, formats: DayFormats): Found => ({
    id: row.id,
    title: titleOf(row),
    on: null,
    parent: wholeOf?.(row) ?? null,
    updatedAt: row.updatedAt,
    ...look?.(row, formats),
  });
  function placeOf(row: R, query: string): number | undefined {
    const title = titleOf(row);
    const place = rank(title, query);
    if (place !== undefined || !besides) return place;
    return rank(`${title} ${besides(row) ?? ''}`, query) === undefined ? undefined : lastPlace;
  }

  const kind: RecordKind = {
    ...rest,
    domain: collection.name,
    present: () => collection.read(presentIn),
    subscribe: collection.subscribe,
    part(id) {
      const row = rowIn(collection, id);
      const { name } = collection;
      return row
        ? { domain: name, id, title: titleOf(row), parent: wholeOf?.(row) ?? null }
        : unknown(name, id);
    },
  };
  kinds.set(kind.domain, kind);

  function presentIn(rows: readonly R[]): Present {
    return {
      kind,
      find: (query, formats, limit) =>
        rows
          .flatMap((row) => {
            const place = placeOf(row, query);
            return place === undefined ? [] : [{ row, place }];
          })
          .sort((one, other) => one.place - other.place)
          .slice(0, limit)
          .map(({ row }) => foundOf(row, formats)),
      recent: (formats, limit) =>
        rows
          .filter((row) => !isQuiet && !isOver?.(row))
          .sort(
            (one, other) =>
              other.updatedAt.localeCompare(one.updatedAt) || other.id.localeCompare(one.id),
          )
          .slice(0, limit)
          .map((row) => foundOf(row, formats)),
      shown(hit, formats) {
        const row = rows.find(({ id }) => id === hit.id);
        return row ? { ...foundOf(row, formats), parent: hit.parent } : hit;
      },
    };
  }

  return kind;
}

/** The record of a collection that another is a part of, as far as this browser knows it. */
export function partOf(collection: string, id: string): Part {
  return kinds.get(collection)?.part(id) ?? unknown(collection, id);
}

/** What a comment or a file is about. */
export function subjectOf(row: OfSubject): Part | null {
  const [field, id] = subjectEntry(row) ?? [];
  return field && id ? partOf(subjectCollections[field], id) : null;
}

/** Opens what a record is a part of, there where the part is seen. */
export function openWhole(
  { parent }: Pick<Found, 'parent'>,
  navigate: Navigate,
  tab?: string,
): void {
  if (!parent) return;
  const above = parent.parent && { ...parent.parent, parent: null };
  kinds.get(parent.domain)?.open({ ...parent, on: null, parent: above }, navigate, tab);
}

const unknown = (domain: string, id: string): Part => ({ domain, id, title: '', parent: null });
