import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { afterPaint } from '#client/ui/base/after-paint.ts';

/**
 * What of a page is on screen, and the way to something else: at once, then in the address. The
 * router takes its time; whoever leafs through months does not wait for it. `write` puts it into
 * the address of the page at `path`.
 */
export function useAhead<Search extends object>(
  address: Search,
  path: string,
  write: (search: Search) => void,
): [Search, (search: Search) => void] {
  const [ahead, setAhead] = useState<Search>();
  const { history } = useRouter();
  if (ahead && isSame(ahead, address)) setAhead(undefined);

  function go(search: Search) {
    setAhead(search);
    afterPaint(() => {
      // They may have left the page since.
      if (history.location.pathname === path) write(search);
    });
  }
  return [ahead ?? address, go];
}

function isSame(one: object, other: object): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Reflect.get(one, name) === Reflect.get(other, name));
}
