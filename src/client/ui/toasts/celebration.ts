import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from './toasts.tsx';

// What is celebrated, and when: each completed item of the routine gets a word of praise (spec
// section 9: one of five, 3 s), and so does a day whose tasks are all done. A day or routine that
// reaches 100 % also claps its slate and throws confetti, once per day and list. Whoever ticks
// quickly sees the word change instead of pile up.
const praises = [
  'That’s a take.',
  'Good one. Moving on.',
  'Small step, in the can.',
  'Checked the gate. All clear.',
  'You showed up. That counts.',
] as const;
const clapMs = 1_000;
const confettiAfterMs = 250;
const celebrated = new Set<string>();
let shown: { id: string; praise: string } | undefined;

/** Says one of five kind words for three seconds, never the same twice running. */
export function praise(): void {
  hidePraise();
  const others = praises.filter((text) => text !== shown?.praise);
  const text = others[Math.floor(Math.random() * others.length)] ?? praises[0];
  shown = { id: toast.celebrate(text), praise: text };
}

/** Takes the word back: what it was said for has been undone. */
export function hidePraise(): void {
  if (shown) toast.dismiss(shown.id);
}

/**
 * Whether the slate claps now: for a moment, once per day and list, when its last open item is done.
 * Confetti comes with it.
 */
export function useCelebration({
  list,
  isComplete,
  isReady,
  onClap,
}: {
  /** The day and list, such as 'tasks 2026-03-14'. */
  list: string;
  isComplete: boolean;
  isReady: boolean;
  /** Says a word with it, where not every single item is praised already. */
  onClap?: () => void;
}): boolean {
  const [before, setBefore] = useState<{ list: string; isComplete: boolean }>();
  const [isClapping, setClapping] = useState(false);
  if (isReady && (before?.list !== list || before.isComplete !== isComplete)) {
    setBefore({ list, isComplete });
    // A list that was complete when its page was opened has had its moment.
    const hasBecome = before?.list === list && !before.isComplete && isComplete;
    if (hasBecome && !celebrated.has(list)) setClapping(true);
  }
  const clapped = useEffectEvent(() => onClap?.());
  useEffect(() => {
    if (!isClapping) return;
    celebrated.add(list);
    clapped();
    const confetti = setTimeout(() => void celebrate().catch(() => undefined), confettiAfterMs);
    const timer = setTimeout(() => setClapping(false), clapMs);
    return () => {
      clearTimeout(confetti);
      clearTimeout(timer);
    };
  }, [isClapping, list]);
  return isClapping;
}

async function celebrate(): Promise<void> {
  const { throwConfetti } = await import('./confetti.ts');
  await throwConfetti();
}
