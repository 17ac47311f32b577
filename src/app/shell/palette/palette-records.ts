import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '#client/sync/api.ts';
import { keepSame } from '#client/sync/keep-same.ts';
import { minute } from '#client/sync/query-client.ts';
import { collectionNamed } from '#client/sync/registry.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { type DaySettings, useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { type Hit, searchContract } from '#shared/contracts/search-contract.ts';
import { rank } from '#client/words/title-match.ts';
import type { Found, Present, RecordKind } from '#client/record/record-kind.ts';
import { kinds } from '#app/kinds.ts';

/** Records of one kind. */
export interface FoundGroup {
  kind: RecordKind;
  found: Found[];
}

const maxInGroup = 7;
/** So many are looked at, as some may be of what was deleted. */
const maxLooked = 30;
const maxRecent = 3;
const debounceMs = 120;
const maxTyped = 200;

/** The latest records of this browser, over all kinds. */
export function useRecentRecords(): { kind: RecordKind; found: Found }[] {
  const settings = useDaySettings();
  return usePresent()
    .flatMap(({ kind, recent }) =>
      recent(settings, maxRecent)
        .filter(hasWhole)
        .map((found) => ({ kind, found })),
    )
    .sort(
      ({ found: one }, { found: other }) =>
        (other.updatedAt ?? '').localeCompare(one.updatedAt ?? '') ||
        other.id.localeCompare(one.id),
    )
    .slice(0, maxRecent);
}

/**
 * Records that fit what is typed: at once those in this browser, then those that the server names.
 * What was there stays where it was: the server's come behind, in a group or as groups of their own.
 */
export function useFoundRecords(typed: string): { groups: FoundGroup[]; isSearching: boolean } {
  const settings = useDaySettings();
  const { hits, isSearching } = useServerHits(typed);
  const isShown = useIsShown();
  const groups = usePresent().map((present) => {
    const here = typed ? present.find(typed, settings, maxLooked).filter(hasWhole) : [];
    const found = withHits(present, here.slice(0, maxInGroup), hits, settings).filter(
      // A comment or a file goes with what it is about.
      ({ parent }) => !parent || isShown(parent.domain),
    );
    return { kind: present.kind, here: here.length, found };
  });
  const filled = groups.filter(({ found }) => found.length > 0);
  const [fromHere, fromServer] = [true, false].map((isHere) =>
    filled.filter(({ here }) => here > 0 === isHere),
  );
  return { groups: [...(fromHere ?? []), ...(fromServer ?? [])], isSearching };
}

// A part goes with what it is of; of what this browser does not hold, the server names the parts.
function hasWhole({ parent }: Pick<Found, 'parent'>): boolean {
  return !parent || (parent.title !== '' && parent.parent?.title !== '');
}

function usePresent(): readonly Present[] {
  const isShown = useIsShown();
  return useSyncExternalStore(subscribe, readPresent).filter(({ kind }) => isShown(kind.domain));
}

/** Tells whether the workspace works with the part of the product that a collection belongs to. */
function useIsShown(): (domain: string) => boolean {
  const isOn = useIsOn();
  return (domain) => {
    const part = collectionNamed(domain)?.module;
    return part === undefined || isOn(part);
  };
}

let present: readonly Present[] = [];

function readPresent(): readonly Present[] {
  present = keepSame(
    present,
    kinds.map((kind) => kind.present()),
  );
  return present;
}

function subscribe(listener: () => void): () => void {
  const stops = kinds.map((kind) => kind.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}

function withHits(
  { kind, shown }: Present,
  here: readonly Found[],
  hits: readonly Hit[],
  settings: DaySettings,
): Found[] {
  const known = new Set(here.map(({ id }) => id));
  const more = hits.filter(({ domain, id }) => domain === kind.domain && !known.has(id));
  return [...here, ...more.map((hit) => shown(hit, settings))].slice(0, maxInGroup);
}

function useServerHits(typed: string): { hits: readonly Hit[]; isSearching: boolean } {
  const { workspaceId } = useScope();
  const q = useSettled(typed.slice(0, maxTyped));
  const { data, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['search', workspaceId, q],
    // A word typed further takes back the request for its beginning.
    queryFn: ({ signal }) =>
      call(
        searchContract.search,
        { params: { workspaceId: workspaceId ?? '' }, query: { q, limit: 30 } },
        { signal },
      ),
    enabled: workspaceId !== null && q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: minute,
    retry: false,
    meta: { persist: false },
  });
  const isBehind = isPlaceholderData || q !== typed;
  const hits = typed ? (data?.hits ?? []) : [];
  return {
    // Until the answer comes those of the answer before stay that fit what is typed now.
    hits: isBehind ? hits.filter(({ title }) => rank(title, typed) !== undefined) : hits,
    isSearching: isFetching || q !== typed,
  };
}

// What has been typed, once the typing pauses.
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
