import { useEffect, useEffectEvent } from 'react';
import { usePastedFiles } from '#client/form/dropped-files.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { attachFiles } from '#domains/around/attachments/uploads.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { cardInHand } from './card-in-hand.ts';
import { linkIn } from './link-in.ts';
import {
  savedFrom,
  saveImages,
  saveLink,
  type Saying,
} from '#domains/making/inspirations/sheet/saving.ts';

interface PastingOptions {
  isEnabled: boolean;
  /** The collection that what is saved goes into, asked when it is saved. */
  target: () => string | undefined;
  /** Chooses other collections for what was saved. */
  onSort: ((id: string) => void) | undefined;
  /** Opens what had been saved before. */
  onKnown: (id: string) => void;
  /** Words that are no link. */
  onText: (text: string) => void;
}

/** Saves a link or a picture that is pasted anywhere on the page. */
export function usePasting({ isEnabled, target, onSort, onKnown, onText }: PastingOptions): void {
  usePastedFiles((files) => {
    const card = cardWithoutPicture();
    if (card) void attachFiles({ inspirationId: card }, files, 'cover');
    else saveImages(files, { collectionId: target(), onSort });
  }, isEnabled);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain').trim();
    if (!text || isElsewhere(event.target)) return;
    event.preventDefault();
    const url = linkIn(text);
    if (!url) onText(text);
    else saveOrOpen(url, { collectionId: target(), onSort, onKnown });
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [isEnabled]);
}

/** Saves a link, or opens what was saved from the same address before. */
export function saveOrOpen(url: string, options: Saying & Pick<PastingOptions, 'onKnown'>): void {
  const known = savedFrom(url);
  if (!known) return saveLink(url, options);
  toast.plain('Already saved');
  options.onKnown(known.id);
}

// A screenshot belongs to the card in hand, if that has no picture.
function cardWithoutPicture(): string | undefined {
  const found = inspirations.read(allRows).find(({ id }) => id === cardInHand());
  return found?.coverId ? undefined : found?.id;
}

function isElsewhere(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
  return (
    isTyping ||
    document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-closed])') !== null
  );
}
