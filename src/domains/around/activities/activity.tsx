import { useId, useState } from 'react';
import { formatMoment } from '#client/words/format-moment.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { activityPage } from './contract.ts';
import { activities } from './data.ts';
import type { Activity as Line } from './schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useStageNames } from '#domains/making/content/pipeline/use-stage-names.ts';
import { useMemberNames } from '#domains/people/workspaces/members/use-member-names.ts';
import { isAbout, type Subject } from '#shared/subject.ts';
import { activityWords } from './activity-words.ts';
import './activity.css';

const newestFirst = (rows: readonly Line[]) =>
  rows.toSorted((one, other) => other.id.localeCompare(one.id));

/** Who did what with a record and what belongs to it, the newest first. */
export function Activity({ subject }: { subject: Subject }) {
  const id = useId();
  const formats = useFormats();
  const nameOf = useMemberNames();
  const stages = useStageNames();
  // Each further page begins before the oldest line of the one before it.
  const [before, setBefore] = useState<readonly string[]>([]);
  const { status, retry } = activities.useMore([
    subject,
    ...before.map((line) => ({ ...subject, before: line })),
  ]);
  const lines = activities.useRows(newestFirst).filter((line) => isAbout(line, subject));
  const count = activityPage * (before.length + 1);
  const shown = lines.slice(0, count);
  const oldest = shown.at(-1);
  return (
    <section className="activity" aria-labelledby={id}>
      <SectionHead id={id} title="Activity" />
      {status === 'error' && lines.length === 0 ? (
        <p className="activity-none" role="alert">
          Failed to load activity.{' '}
          <Button size="sm" onClick={retry}>
            Try Again
          </Button>
        </p>
      ) : null}
      {status === 'ready' && lines.length === 0 ? (
        <p className="activity-none">Nothing has happened here yet.</p>
      ) : null}
      <ul>
        {shown.map((line) => (
          <ActivityLine
            key={line.id}
            name={line.guestName ?? nameOf(line.createdByUserId)}
            words={activityWords(line, subject, { person: nameOf, stages })}
            at={line.createdAt}
            shownAt={formatMoment(line.createdAt, formats)}
          />
        ))}
      </ul>
      {shown.length === count && oldest ? (
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
  name: string;
  words: string;
  at: string;
  shownAt: string;
}

function ActivityLine({ name, words, at, shownAt }: ActivityLineProps) {
  return (
    <li>
      <Avatar name={name} size="sm" decorative />
      <span className="activity-words">
        <b>{name}</b> {words}
      </span>
      <time dateTime={at}>{shownAt}</time>
    </li>
  );
}
