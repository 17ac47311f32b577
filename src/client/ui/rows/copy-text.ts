import { useState } from 'react';
import { toast } from '#client/ui/toasts/toasts.tsx';

/**
 * Puts words where they can be pasted, and tells whether that worked: without HTTPS there is no
 * clipboard, and some browsers close it once a request has been waited for.
 */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The same, and says so: 'E-mail copied'. */
export async function copyText(text: string, what: string): Promise<void> {
  if (await toClipboard(text)) toast.plain(`${what} copied`);
  else toast.error(couldNot(what));
}

/** For a button that shows by itself that it has copied: only a failure is told. */
export function useCopying(text: string, what: string) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    const isDone = await toClipboard(text);
    setCopied(isDone);
    if (!isDone) toast.error(couldNot(what));
  }
  return { isCopied, copy: () => void copy() };
}

function couldNot(what: string): string {
  return `${what} could not be copied`;
}
