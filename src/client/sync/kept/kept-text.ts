import { useEffect } from 'react';
import { getScope } from '#client/sync/live/scope.ts';

const texts = new Map<string, string>();
let writer: string | null = null;

// Whoever signs in after somebody else finds nothing of theirs.
function ownTexts(): Map<string, string> {
  const { userId } = getScope();
  if (userId !== writer) texts.clear();
  writer = userId;
  return texts;
}

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
