import './day-slate.css';

const calls = [
  { time: '7:24 AM', what: 'Sunrise, harbour wall', who: 'Mara' },
  { time: '11:00 AM', what: 'Film rain-shell reel', who: 'Mara, Ife', isNow: true },
  { time: '12:00 PM', what: 'One-pan orzo goes live', who: 'TikTok' },
  { time: 'by 5:00 PM', what: 'Invoice 0147, $1,800', who: 'Kettle & Rye' },
  { time: '6:00 PM', what: 'First cut to Halden', who: 'Jonas' },
];

/** A day as it stands on the slate once somebody works with it. */
export function DaySlate() {
  return (
    <>
      <p className="entrance-day-title">Everyone reads from the same slate.</p>
      <ul className="entrance-day">
        {calls.map(({ time, what, who, isNow }) => (
          <li key={time} className={isNow ? 'now' : undefined}>
            <span className="time">{time}</span>
            <span className="trunc">{what}</span>
            <span className="who">{who}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
