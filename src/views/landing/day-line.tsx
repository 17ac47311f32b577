import { tracks } from './day-moments.ts';

const hours = [
  '6 AM',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12 PM',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
];
const hoursGone = 4;

export function DayLine() {
  return (
    <section className="section wrap" id="why" tabIndex={-1} aria-labelledby="why-title">
      <h2 id="why-title">Ask one question: what is today?</h2>
      <p className="lead">
        Every area of your work answers on one line, from first light to last upload.
      </p>
      <div className="line-day">
        <div className="line-now" aria-hidden="true">
          <span>10:42 AM</span>
        </div>
        <div className="line-hours" aria-hidden="true">
          {hours.map((hour, index) => (
            <i
              key={`${hour}-${index}`}
              className={index < hoursGone ? 'gone' : index === hoursGone ? 'now' : undefined}
            />
          ))}
        </div>
        <div className="line-labels" aria-hidden="true">
          {hours.map((hour, index) => (
            <span key={`${hour}-${index}`}>{hour}</span>
          ))}
        </div>
        {tracks.map(({ name, moments }) => (
          <div key={name} className="line-track">
            <h3>{name}</h3>
            <ul>
              {moments.map(({ place, time, text, color, look }) => (
                <li key={place} className={`line-moment ${look} at-${place} ${color ?? ''}`}>
                  <span>{text}</span> {time && <span className="line-time">{time}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
