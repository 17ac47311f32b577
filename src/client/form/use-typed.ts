import { useEffect, useState } from 'react';

const addressAfterMs = 250;

/** What is being typed, at once; the address follows when the typing rests. */
export function useTyped(inAddress: string, onRest: (typed: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const [home] = useState(() => location.pathname);
  // Back, or a link, has changed the address.
  if (known !== inAddress) {
    setKnown(inAddress);
    if (typed.trim() === known) setTyped(inAddress);
  }
  useEffect(() => {
    if (typed.trim() === inAddress) return;
    const timer = setTimeout(
      () => {
        // Whoever has gone on meanwhile is not called back.
        if (location.pathname === home) onRest(typed.trim());
        // What is emptied stays so, whatever comes next.
      },
      typed === '' ? 0 : addressAfterMs,
    );
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}
