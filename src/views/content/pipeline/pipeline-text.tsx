import { addDays } from '#client/words/dates.ts';
import type { Piece } from './pieces.ts';
import { isInMaking } from './pipeline-filter.ts';
import { numberText } from '#shared/words/number-text.ts';

/** '16 pieces in motion, 8 to publish this week' */
export function PipelineText({ pieces, today }: { pieces: readonly Piece[]; today: string }) {
  const open = pieces.filter(isInMaking);
  const until = addDays(today, 6);
  const planned = open.filter(({ plannedOn }) => plannedOn !== null && plannedOn <= until).length;
  return (
    <>
      <b>{numberText(open.length)}</b> {open.length === 1 ? 'piece' : 'pieces'} in motion
      {planned > 0 ? (
        <>
          , <b>{numberText(planned)}</b> to publish this week
        </>
      ) : null}
    </>
  );
}
