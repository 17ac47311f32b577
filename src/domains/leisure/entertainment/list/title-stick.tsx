import type { Segment } from '#client/ui/progress/segments.ts';
import { Stick } from '#client/ui/progress/stick.tsx';
import { hasEpisodes } from '#domains/leisure/entertainment/rules.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';

/** How far one is, an episode a segment; nothing where that is not known, or over. */
export function TitleStick({
  item,
  isLarge = false,
}: {
  item: EntertainmentItem;
  isLarge?: boolean;
}) {
  const { type, status, totalEpisodes, episode } = item;
  const isOn = status === 'in_progress' || status === 'paused';
  if (!isOn || !hasEpisodes(type) || totalEpisodes === null) return null;
  const seen = episode ?? 0;
  const segments = Array.from({ length: totalEpisodes }, (_, at): Segment =>
    at < seen ? 'on' : at === seen ? 'now' : 'rest',
  );
  return (
    <Stick
      size={isLarge ? 'md' : 'thin'}
      segments={segments}
      label={`${seen} of ${totalEpisodes} seen`}
    />
  );
}
