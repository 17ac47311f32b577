import { useEffect, useState } from 'react';

const clapMs = 1_000;
const clapped = new Set<string>();

/** Whether the slate claps now: for a moment, once a day, when the last open task is done. */
export function useClap({
  date,
  isComplete,
  isReady,
}: {
  date: string;
  isComplete: boolean;
  isReady: boolean;
}): boolean {
  const [wasComplete, setWasComplete] = useState<boolean>();
  const [isClapping, setClapping] = useState(false);
  if (isReady && wasComplete !== isComplete) {
    setWasComplete(isComplete);
    // A day that was complete when its page was opened has had its moment.
    if (wasComplete === false && isComplete && !clapped.has(date)) setClapping(true);
  }
  useEffect(() => {
    if (!isClapping) return;
    clapped.add(date);
    const timer = setTimeout(() => setClapping(false), clapMs);
    return () => clearTimeout(timer);
  }, [isClapping, date]);
  return isClapping;
}
