import { Sparkles } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { gatherShots, shots } from '#domains/shoots/shots/data.ts';
import { wantedShots } from '#domains/shoots/shots/rules.ts';
import { maxGathered, type Shot } from '#domains/shoots/shots/schema.ts';
import { useWork } from './use-work.ts';

/** One press makes a shot of each deliverable and piece of the trip that has none; gone when all have. */
export function GatherButton({ tripId, known }: { tripId: string; known: readonly Shot[] }) {
  const { owed, pieces } = useWork(tripId);
  const wanted = wantedShots(owed, pieces, known).slice(0, maxGathered);
  if (wanted.length === 0) return null;
  function gather() {
    const last = Math.max(0, ...known.map(({ sortOrder }) => sortOrder));
    const placed = wanted.map((one, at) => ({ ...one, sortOrder: last + 1 + at }));
    const { ids, written } = gatherShots(tripId, placed);
    const text = ids.length === 1 ? '1 shot added' : `${ids.length} shots added`;
    tellDone(text, [written], () => shots.removeMany(ids));
  }
  return (
    <Button size="sm" icon={<Sparkles />} onClick={gather}>
      {wanted.length === 1
        ? 'Add 1 shot from deals and content'
        : `Add ${wanted.length} shots from deals and content`}
    </Button>
  );
}
