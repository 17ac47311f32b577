import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useAhead } from '#views/calendar/use-ahead.ts';
import type { PostsSearch } from './posts-search.ts';

const route = getRouteApi('/guarded/content-calendar');

/** What of the content calendar is on screen, and the way to something else: at once, then in the address. */
export function useContentPlace(): [PostsSearch, (search: PostsSearch) => void] {
  const navigate = useNavigate();
  return useAhead<PostsSearch>(route.useSearch(), '/content-calendar', (search) => {
    void navigate({ to: '/content-calendar', search, replace: true, resetScroll: false });
  });
}
