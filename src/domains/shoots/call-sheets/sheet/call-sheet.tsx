import { Fragment } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import type { Sheet, SheetFact, SheetShot } from '#domains/shoots/call-sheets/rules.ts';
import './call-sheet.css';

/** The sheet of a day as it comes out of the printer. */
export function CallSheet({ sheet }: { sheet: Sheet }) {
  const { eyebrow, title, under, call, at, days, facts, lines, loose, note, footer } = sheet;
  return (
    <article className="call-sheet" aria-label={`${eyebrow}: ${title}`}>
      <header className="sheet-head">
        <div className="sheet-sticks" aria-hidden="true">
          {Array.from({ length: Math.min(Math.max(days, 7), 31) }, (_, stick) => (
            <i
              key={stick}
              className={classNames(stick < at && 'on', stick === at && 'now') || 'rest'}
            />
          ))}
        </div>
        <div className="sheet-titles">
          <div className="may-shrink">
            <p>{eyebrow}</p>
            <h2 className="anywhere" dir="auto">
              {title}
            </h2>
            <p dir="auto">{under}</p>
          </div>
          {call ? (
            <p className="sheet-call">
              Call <strong className="num">{call}</strong>
            </p>
          ) : null}
        </div>
      </header>
      <div className="sheet-body">
        {facts.length > 0 ? (
          <dl className="sheet-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {lines.length > 0 || loose.length > 0 ? (
          <section>
            <h3>
              Schedule <small>{note}</small>
            </h3>
            <ol>
              {lines.map((line, place) => (
                <li key={place} className={classNames('sheet-line', line.isSun && 'is-sun')}>
                  <span className="num sheet-time">
                    {line.time}
                    {line.until ? <small>{line.until}</small> : null}
                  </span>
                  <div className="may-shrink">
                    <strong className="anywhere" dir="auto">
                      {line.title}
                    </strong>
                    {line.detail ? (
                      <p className="anywhere" dir="auto">
                        {line.detail}
                      </p>
                    ) : null}
                    <SheetShots shots={line.shots} />
                  </div>
                </li>
              ))}
              {loose.length > 0 ? (
                <li className="sheet-line">
                  <span className="sheet-time" />
                  <div className="may-shrink">
                    <strong>Shots of the day</strong>
                    <SheetShots shots={loose} />
                  </div>
                </li>
              ) : null}
            </ol>
          </section>
        ) : (
          <p className="sheet-nothing">Nothing is planned for this day yet.</p>
        )}
        <div className="sheet-columns">
          <Facts title="People" facts={sheet.people} />
          <Facts title="Bring" facts={sheet.bring} />
          <Facts title="Bookings" facts={sheet.bookings} />
        </div>
        <section className="sheet-notes">
          <h3>Notes</h3>
          {sheet.notes ? <p className="as-typed">{sheet.notes}</p> : null}
          <div aria-hidden="true" />
          <div aria-hidden="true" />
          <div aria-hidden="true" />
        </section>
        <footer>{footer}</footer>
      </div>
    </article>
  );
}

function SheetShots({ shots }: { shots: readonly SheetShot[] }) {
  if (shots.length === 0) return null;
  return (
    <ol className="sheet-shots">
      {shots.map(({ number, title, lens, length, isDone }) => (
        <li key={number}>
          <span className={classNames('sheet-box', isDone && 'is-done')}>
            {isDone ? <span className="sr">Done</span> : null}
          </span>
          <span className="num sheet-number">{number}</span>
          <span className="anywhere grow" dir="auto">
            {title}
          </span>
          <span className="num">{lens}</span>
          <span className="num sheet-length">{length}</span>
        </li>
      ))}
    </ol>
  );
}

/** What stands between a time and a number, each of which is read in one line. */
const between = ' · ';
const mostOnOneLine = 20;
/** Longer lists go on beside themselves: a usual day is one page. */
const mostInColumn = 6;

function Facts({ title, facts }: { title: string; facts: readonly SheetFact[] }) {
  if (facts.length === 0) return null;
  return (
    <section className={facts.length > mostInColumn ? 'is-long' : undefined}>
      <h3>{title}</h3>
      <ul>
        {facts.map(({ label, value }, at) => (
          <li key={at}>
            <span className="anywhere" dir="auto">
              {label}
            </span>
            <span className="num">
              {value.split(between).map((part, place) => (
                <Fragment key={place}>
                  {place > 0 ? between : null}
                  <span className={part.length > mostOnOneLine ? 'anywhere' : 'one-line'}>
                    {part}
                  </span>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
