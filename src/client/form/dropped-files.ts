import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

const takers: ((files: File[]) => void)[] = [];

/**
 * Takes the files that are pasted anywhere on the page, a screenshot say. Of several that would
 * take them, the one that came on screen last gets them.
 */
export function usePastedFiles(take: (files: File[]) => void, isEnabled: boolean): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    if (!isEnabled) return;
    const taker = (files: File[]) => taken(files);
    takers.push(taker);
    if (takers.length === 1) document.addEventListener('paste', passOn);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
      if (takers.length === 0) document.removeEventListener('paste', passOn);
    };
  }, [isEnabled]);
}

function passOn(event: ClipboardEvent): void {
  const { clipboardData } = event;
  const files = [...(clipboardData?.files ?? [])];
  // Text that was copied with its picture, from a table say, belongs into the field.
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
  if (files.length === 0 || (isTyping && clipboardData?.types.includes('text/plain'))) return;
  event.preventDefault();
  takers.at(-1)?.(files);
}

/** Makes a part of the page a place to drop files on; `isOver` while some are held above it. */
export function useDroppedFiles(take: (files: File[]) => void, isEnabled: boolean) {
  const [isOver, setOver] = useState(false);
  if (!isEnabled) return { isOver: false, place: {} };
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const place = {
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return;
      // A smaller place inside takes them.
      if (event.isDefaultPrevented()) return setOver(false);
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return;
      setOver(false);
      if (event.isDefaultPrevented()) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
  return { isOver, place };
}
