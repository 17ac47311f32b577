import { sentenceOf } from '#client/sync/api.ts';
import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { dateOf, timeOf, useToday } from '#client/words/dates.ts';
import { formatShortDate, formatTime } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useRowFocus } from '#client/ui/rows/use-row-focus.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import type { Profile } from '#domains/people/auth/schema.ts';
import type { Session } from './contract.ts';
import { endOtherSessions, endSession, sessionsQuery } from './data.ts';
import { deviceOf } from './rules.ts';
import './session-list.css';

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop };

/** Where one is signed in, and a way to end what should not be. */
export function SessionList({ user }: { user: Profile }) {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const [busy, setBusy] = useState<string>();
  const list = useRowFocus(
    (sessions ?? []).filter(({ isCurrent }) => !isCurrent).map(({ id }) => id),
  );
  const hasOthers = (sessions?.length ?? 0) > 1;

  async function end(name: string, work: () => Promise<void>, text: string) {
    setBusy(name);
    try {
      await work();
      toast.success(text);
    } catch (error) {
      toast.error(sentenceOf(error, 'An error occurred'));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className="session-list" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      {sessions ? (
        <ul ref={list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              user={user}
              isBusy={busy === session.id}
              onEnd={(device) =>
                void end(session.id, () => endSession(session.id), `Signed out ${device}`)
              }
            />
          ))}
        </ul>
      ) : isError ? (
        <p className="session-failed muted">
          The list could not be read.{' '}
          <Button size="sm" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      ) : (
        <SkeletonRows rows={2} />
      )}
      {hasOthers ? (
        <Button
          size="sm"
          busy={busy === 'others'}
          onClick={() => void end('others', endOtherSessions, 'Signed out everywhere else')}
        >
          Sign out everywhere else
        </Button>
      ) : null}
    </section>
  );
}

function SessionRow({
  session,
  user,
  isBusy,
  onEnd,
}: {
  session: Session;
  user: Profile;
  isBusy: boolean;
  onEnd: (device: string) => void;
}) {
  const today = useToday(user.timeZone);
  const { name, kind } = deviceOf(session.userAgent);
  const Icon = icons[kind];
  const day = dateOf(session.usedAt, user.timeZone);
  const when =
    day === today
      ? formatTime(timeOf(session.usedAt, user.timeZone), user)
      : formatShortDate(day, { today, dateFormat: user.dateFormat });
  return (
    <li className="row ruled" data-row-id={session.id}>
      <Icon aria-hidden="true" className="faint" />
      <div className="grow">
        <p>{name}</p>
        <small className="row wraps xs faint">
          {session.isCurrent ? 'Active now' : `Last here ${when}`}
          {session.address ? <span className="anywhere num">{session.address}</span> : null}
        </small>
      </div>
      {session.isCurrent ? (
        <Tape tone="wrap">This one</Tape>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          busy={isBusy}
          aria-label={`Sign out ${name}`}
          onClick={() => onEnd(name)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
