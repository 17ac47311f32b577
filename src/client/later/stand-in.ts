import { useState } from 'react';

/** What a part is told of the button that stood in its place until its code had come. */
export interface StoodIn {
  /** It was pressed before it was there. */
  defaultOpen?: boolean;
  /** The focus was on it, and is given on. */
  hasFocus?: boolean;
}

/** A button that stands in for a part whose code is on its way: nothing done to it meanwhile is lost. */
export function useStandIn() {
  const [isAsked, setAsked] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isHeld, setHeld] = useState(false);
  return {
    isAsked,
    /** It is being pressed: what takes its place now would never hear of it. */
    isHeld,
    stoodIn: { defaultOpen: isAsked, hasFocus: isAsked || hasFocus } satisfies StoodIn,
    button: {
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
      onClick: () => setAsked(true),
      onPointerDown() {
        setHeld(true);
        // After the click that ends the press, if it ends here.
        const release = () => setTimeout(() => setHeld(false));
        addEventListener('pointerup', release, { once: true });
        addEventListener('pointercancel', release, { once: true });
      },
    },
  };
}
