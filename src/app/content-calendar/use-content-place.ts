import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PostsSearch } from './posts-search.ts';

const route = getRouteApi('/guarded/content-calendar');

/** What of the content calendar is on screen, and the way to something else: at once, then in the address. */
export function useContentPlace(): [PostsSearch, (search: PostsSearch) => void] {
  const address = route.useSearch();
  const [ahead, setAhead] = useState<PostsSearch>();
  const navigate = useNavigate();
  if (ahead && isSame(ahead, address)) setAhead(undefined);

  function go(search: PostsSearch) {
    // The router takes its time; whoever leafs through months does not wait for the address.
    setAhead(search);
    void navigate({ to: '/content-calendar', search, replace: true, resetScroll: false });
  }
  return [ahead ?? address, go];
}

function isSame(one: PostsSearch, other: PostsSearch): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Reflect.get(one, name) === Reflect.get(other, name));
}
