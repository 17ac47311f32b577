import type { DayFormats } from '#domains/people/auth/data.ts';
import { ShareBar } from '#views/pillars/share-bar.tsx';
import { useMix } from '#views/pillars/pillar-stats.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';

const periodDays = 90;

/** What each pillar has of the posts of the last 90 days, and what it is meant to have. */
export function HubMix({ pillars, formats }: { pillars: readonly Pillar[]; formats: DayFormats }) {
  const mix = useMix(pillars, periodDays, formats);
  const active = pillars.filter(({ isActive }) => isActive);
  if (active.length === 0) return <p className="hub-none faint">No pillars yet.</p>;
  return (
    <ul className="cols gap-14 hub-mix">
      {active.map(({ id, name, color, targetPercent }) => (
        <li key={id} className="cols gap-6">
          <span className="trunc sm strong" dir="auto">
            {name}
          </span>
          <ShareBar color={color} percent={mix.of(id).share.percent} target={targetPercent} />
        </li>
      ))}
    </ul>
  );
}
