import './routine-tips.css';

const tips = [
  ['Start embarrassingly small.', 'One page beats a chapter you never open.'],
  ['40% completion counts as success.', 'Miss some, keep the day.'],
  ['Tie it to a cue.', 'After coffee, after the last take, before bed.'],
] as const;

/** What helps a routine to last. */
export function RoutineTips() {
  return (
    <ul className="routine-tips">
      {tips.map(([rule, why]) => (
        <li key={rule}>
          <b>{rule}</b> {why}
        </li>
      ))}
    </ul>
  );
}
