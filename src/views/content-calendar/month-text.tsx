import type { CalendarEntry, PieceState } from '#client/words/calendar.ts';

/** '14 to go out, 2 missed' */
export function MonthText({ entries }: { entries: readonly CalendarEntry[] }) {
  const count = (...states: readonly PieceState[]) =>
    entries.filter(({ shape }) => shape?.kind === 'piece' && states.includes(shape.state)).length;
  const missed = count('missed');
  return (
    <>
      <b>{count('planned', 'scheduled')}</b> to go out
      {missed > 0 ? (
        <>
          , <b className="late">{missed}</b> missed
        </>
      ) : null}
    </>
  );
}
