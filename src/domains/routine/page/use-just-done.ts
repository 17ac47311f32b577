import { useEffect, useState } from 'react';

/** How long the item just completed offers its Undo (spec section 9). */
export const undoMs = 5_000;

/** The item completed last, for as long as it can be undone. */
export function useJustDone() {
  const [just, setJust] = useState<{ id: string }>();
  useEffect(() => {
    if (!just) return;
    const timer = setTimeout(() => setJust(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [just]);
  return {
    justDone: just?.id,
    /** A new object each time, so that the seconds begin anew. */
    tellDone: (id: string) => setJust({ id }),
    forget: () => setJust(undefined),
  };
}
