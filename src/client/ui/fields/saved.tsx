import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Shows 'Saved' for a while whenever `tell` is called: `const [saved, tell] = useSaved(2_000)`. */
export function useSaved(forMs: number) {
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setShown(false), forMs);
    return () => clearTimeout(timer);
  }, [times, forMs]);
  function tell() {
    setShown(true);
    setTimes((count) => count + 1);
  }
  return [<Saved key="saved" isShown={isShown} />, tell] as const;
}

function Saved({ isShown }: { isShown: boolean }) {
  return (
    <output className="row sm ok">
      {isShown ? (
        <>
          <Check aria-hidden="true" />
          Saved
        </>
      ) : null}
    </output>
  );
}
