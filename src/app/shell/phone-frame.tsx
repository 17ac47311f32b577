import { Link, useLocation } from '@tanstack/react-router';
import { Bell, ChevronLeft, Cloud, CloudOff } from 'lucide-react';
import { useKeepsChanges } from '#client/sync/kept/journal.ts';
import { useOnline } from '#client/sync/live/online.ts';
import { usePendingCount } from '#client/sync/pending.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { unreadWords, useUnread } from '#domains/around/notifications/use-notifications.ts';
import { placeAbove } from '#app/shell/navigation/navigation.ts';
import { offlineText, useIsSlow } from './sync-state.tsx';

const waitingAfterMs = 5_000;

/** To the list that the record on screen is one of. */
export function Back() {
  const place = useLocation({ select: ({ pathname }) => placeAbove(pathname) });
  if (!place) return null;
  return (
    <Link to={place.to} className="iconbtn page-back" aria-label={`Back to ${place.label}`}>
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}

/** Leads to what is new: there is no room for a list of it. */
export function PhoneBell() {
  const unread = useUnread();
  return (
    <Link
      to="/notifications"
      className={classNames('iconbtn bell', unread > 0 && 'is-unread')}
      aria-label={unreadWords(unread)}
    >
      <Bell aria-hidden="true" />
    </Link>
  );
}

/** Whether what was done here has reached the server: there is no room for good news. */
export function OfflineBar() {
  const isOnline = useOnline();
  const count = usePendingCount();
  const keeps = useKeepsChanges();
  const isWaiting = useIsSlow(isOnline && count > 0, waitingAfterMs);
  return (
    <output className="offline-bar" aria-busy={count > 0}>
      {isOnline && !isWaiting ? null : (
        <>
          {isOnline ? <Cloud aria-hidden="true" /> : <CloudOff aria-hidden="true" />}
          {isOnline ? waitingText(count) : offlineText(count, keeps)}
        </>
      )}
    </output>
  );
}

function waitingText(count: number): string {
  return count === 1
    ? 'Saving… One change has not reached the server yet.'
    : `Saving… ${count} changes have not reached the server yet.`;
}
