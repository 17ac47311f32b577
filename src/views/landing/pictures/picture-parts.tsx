import { Check } from 'lucide-react';
import type { Segment } from '#client/ui/progress/segments.ts';

/** A tick circle or box as it looks in the product; the pictures hold no real controls. */
export function Tick({ done = false, square = false }: { done?: boolean; square?: boolean }) {
  return (
    <span className={`pic-tick${done ? ' done' : ''}${square ? ' square' : ''}`}>
      {done && <Check />}
    </span>
  );
}

/** So many items done of all; the one after them is lit when `next` says so. */
export function progress({
  done,
  total,
  next = false,
}: {
  done: number;
  total: number;
  next?: boolean;
}): Segment[] {
  return Array.from({ length: total }, (_, index) => {
    if (index < done) return 'on';
    return next && index === done ? 'now' : 'rest';
  });
}
