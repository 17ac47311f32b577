import { useId, useState } from 'react';
import { useMore } from '#client/sync/reading/use-more.ts';
import { dateOf, timeOf } from '#client/words/dates.ts';
import { formatRowDate, formatTime } from '#client/words/format-dates.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { activityPage } from './contract.ts';
import { activities } from './data.ts';
import type { Activity as Line } from './schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { useMemberNames } from '#domains/people/workspaces/members/use-member-names.ts';
import { isAbout, type Subject } from '#shared/subject.ts';
import { activityWords } from './activity-words.ts';
import './activity.css';

const linesAtFirst = 5;

const newestFirst = (rows: readonly Line[]) =>
  rows.toSorted((one, other) => other.id.localeCompare(one.id));

/** Who did what with a record and what belongs to it, the newest first: by day, and by person within it. */
export function Activity({ subject }: { subject: Subject }) {
  const id = useId();
  const formats = useFormats();
  const nameOf = useMemberNames();
  const stages = useStageNames();
  // Each further page begins before the oldest line of the one before it.
  const [before, setBefore] = useState<readonly string[]>([]);
  const { status, retry } = useMore(activities, [
    subject,
    ...before.map((line) => ({ ...subject, before: line })),
  ]);
  const lines = activities.useRows(newestFirst).filter((line) => isAbout(line, subject));
  const [isWhole, setWhole] = useState(false);
  const count = activityPage * (before.length + 1);
  const known = lines.slice(0, count);
  const oldest = known.at(-1);
  const shown = isWhole ? known : known.slice(0, linesAtFirst);
  const dayOf = ({ createdAt }: Line) => dateOf(createdAt, formats.timeZone);
  const whoOf = ({ guestName, createdByUserId }: Line) => guestName ?? nameOf(createdByUserId);
  return (
    <section className="activity" aria-labelledby={id}>
      <SectionHead id={id} title="Activity" />
      {status === 'error' && lines.length === 0 ? (
        <p className="sm faint activity-none" role="alert">
          Failed to load activity.{' '}
          <Button size="sm" onClick={retry}>
            Try Again
          </Button>
        </p>
      ) : null}
      {status === 'ready' && lines.length === 0 ? (
        <p className="sm faint activity-none">Nothing has happened here yet.</p>
      ) : null}
      <ul>
        {shown.map((line, at) => {
          const above = shown[at - 1];
          const isSameDay = above !== undefined && dayOf(above) === dayOf(line);
          return (
            <ActivityLine
              key={line.id}
              day={isSameDay ? undefined : formatRowDate(dayOf(line), formats)}
              name={whoOf(line)}
              isSamePerson={isSameDay && whoOf(above) === whoOf(line)}
              words={activityWords(line, subject, { person: nameOf, stages })}
              at={line.createdAt}
              shownAt={formatTime(timeOf(line.createdAt, formats.timeZone), formats)}
            />
          );
        })}
      </ul>
      {shown.length < known.length ? (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          All activity
        </Button>
      ) : known.length === count && oldest ? (
        <Button
          size="sm"
          variant="ghost"
          busy={status === 'loading'}
          onClick={() => setBefore([...before, oldest.id])}
        >
          Show older
        </Button>
      ) : null}
    </section>
  );
}

interface ActivityLineProps {
  /** Where another day begins. */
  day: string | undefined;
  name: string;
  /** Whoever did it did what stands above it, too. */
  isSamePerson: boolean;
  words: string;
  at: string;
  shownAt: string;
}

function ActivityLine({ day, name, isSamePerson, words, at, shownAt }: ActivityLineProps) {
  return (
    <li className="row wraps top sm muted">
      {day ? <p className="xs faint activity-day">{day}</p> : null}
      {isSamePerson ? null : <Avatar name={name} size="sm" decorative />}
      <span className="grow anywhere">
        <b className={isSamePerson ? 'sr' : 'strong ink'}>{name}</b> {words}
      </span>
      <time className="end xs faint one-line" dateTime={at}>
        {shownAt}
      </time>
    </li>
  );
}
