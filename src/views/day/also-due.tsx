import { AlarmClock } from 'lucide-react';
import { type CalendarEntry, isLate } from '#client/words/calendar.ts';
import { formatRowDate, formatTime } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { Switch } from '#client/ui/choices/switch.tsx';
import { useFew } from '#client/ui/rows/use-few.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { AlsoDue as Due, DueGroup } from './also-due-groups.ts';
import { hideOthers, useViewer } from '#views/calendar/shown-layers.ts';
import './also-due.css';
import '#client/ui/marks/section-head.css';

/** What a group shows before it is asked for more: late ones of years would push all else away. */
const few = 20;

interface AlsoDueProps {
  due: Due;
  settings: DaySettings;
}

/** What a day asks for besides its tasks: deliverables, posts, payments, rights. */
export function AlsoDue({ due, settings }: AlsoDueProps) {
  const { hasOthers, isMineOnly } = useViewer();
  const count = due.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <aside className="also may-shrink" aria-label="Also due">
      <div className="also-head row spread gap-12">
        <h2>
          Also due{' '}
          {due.open > 0 ? <span className="text-face sm faint num">{due.open}</span> : null}
        </h2>
        {hasOthers ? (
          <Switch checked={isMineOnly} onChange={hideOthers} label="Mine only">
            Mine only
          </Switch>
        ) : null}
      </div>
      {count === 0 ? <p className="sm faint">Nothing of yours.</p> : null}
      {due.groups.map((group) => (
        <Group key={group.label} group={group} settings={settings} />
      ))}
      {due.others > 0 ? (
        <button type="button" className="link also-others muted" onClick={() => hideOthers(false)}>
          {due.others} more for others
        </button>
      ) : null}
    </aside>
  );
}

function Group({ group, settings }: { group: DueGroup; settings: DaySettings }) {
  const { label, icon: Icon = AlarmClock, entries } = group;
  const [shown, showAll] = useFew(entries, few);
  // What is done stays in sight, but nobody has to do it.
  const open = entries.filter(({ isDone }) => !isDone).length;
  return (
    <section>
      <h3 className={classNames('small-head icon-14', group.isLate && 'late')}>
        <Icon className={group.isLate ? 'late' : 'faint'} aria-hidden="true" />
        {label}
        {open > 0 ? <span className="text-face end faint num">{open}</span> : null}
      </h3>
      <ul className="lines" aria-label={label}>
        {shown.map((entry) => (
          <DueRow key={`${entry.layerId} ${entry.id}`} entry={entry} settings={settings} />
        ))}
      </ul>
      {showAll}
    </section>
  );
}

interface DueRowProps {
  entry: CalendarEntry;
  settings: DaySettings;
  /** Where rows of several days stand together. */
  hasDay?: boolean;
}

/** What, with whom, when, how it stands, and the one thing to do next. */
export function DueRow({ entry, settings, hasDay = false }: DueRowProps) {
  const { id, title, detail, status, next, actions } = entry;
  const isOverdue = isLate(entry, settings.today);
  return (
    <li className={classNames('also-row', entry.isDone && 'is-done')}>
      <button
        type="button"
        className="also-title trunc start target hover-line"
        dir="auto"
        onClick={() => actions.open(id)}
      >
        {title}
      </button>
      <span
        className={classNames(
          'also-when sm num one-line',
          entry.value && 'strong',
          isOverdue && 'late',
        )}
      >
        {whenText(entry, settings, hasDay)}
      </span>
      <span className="also-detail may-shrink faint">
        <span className="trunc" dir="auto">
          {detail}
        </span>
        {status ? <span className={`fixed-size ${status.tone}`}>{status.text}</span> : null}
      </span>
      {next ? (
        <button
          type="button"
          className="also-next target"
          aria-label={`${next.label}: ${title}`}
          onClick={next.act}
        >
          {next.label}
        </button>
      ) : null}
    </li>
  );
}

/** '+$1,800.00', 'Fri, Sep 12' when late, '3:00 PM'. */
function whenText(entry: CalendarEntry, settings: DaySettings, hasDay: boolean): string {
  const isDated = hasDay || isLate(entry, settings.today);
  const day = isDated ? formatRowDate(entry.date, settings) : '';
  const time = entry.startTime ?? entry.dueTime;
  return [entry.value, day || (entry.value ? '' : time && formatTime(time, settings))]
    .filter(Boolean)
    .join(', ');
}
