import { useEffect } from 'react';
import { getScope } from '#client/sync/live/scope.ts';

/** What is kept by name while a page is left: whoever signs in after somebody else finds nothing of theirs. */
export function keptForOne<T>(): () => Map<string, T> {
  const kept = new Map<string, T>();
  let writer: string | null = null;
  return () => {
    const { userId } = getScope();
    if (userId !== writer) kept.clear();
    writer = userId;
    return kept;
  };
}

const ownTexts = keptForOne<string>();

/** What was being typed under this name when its page was left; '' if nothing was. */
export function keptText(name: string | undefined): string {
  return (name && ownTexts().get(name)) ?? '';
}

/**
 * Keeps what is being typed while its page is left and come back to, as nothing asks there before it
 * goes. An empty text is forgotten; without a name nothing is kept.
 */
export function useKeepText(name: string | undefined, text: string): void {
  useEffect(() => {
    if (!name) return;
    if (text.trim() === '') ownTexts().delete(name);
    else ownTexts().set(name, text);
  }, [name, text]);
}
