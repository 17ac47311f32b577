import { AlarmClock, Banknote, Check, Clock, Luggage, Pill, Send, ShieldCheck } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { formatMoment } from '#client/words/format-moment.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { markRead } from './data.ts';
import type { NotificationEvent } from '#domains/people/auth/profile/schema.ts';
import type { Notification } from './schema.ts';
import './notification-list.css';

interface NotificationListProps {
  label: string;
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
}

/** Notifications as given, each a link to what it is about. */
export function NotificationList({ label, notifications, onOpen }: NotificationListProps) {
  return (
    <ul className="notices" aria-label={label}>
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function NotificationRow({
  notification,
  onOpen,
}: {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}) {
  const { id, actorName, title, detail, excerpt, path, readAt, createdAt } = notification;
  const formats = useFormats();
  const isUnread = readAt === null;
  const link = useRef<HTMLAnchorElement>(null);

  function read() {
    markRead([id]);
    // Its button goes; whoever pressed it by a key goes on here.
    link.current?.focus({ preventScroll: true });
  }

  function open(event: MouseEvent) {
    if (isUnread) markRead([id]);
    // In a tab of its own the address does the same.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(notification);
  }

  return (
    <li className={classNames('ruled notice', isUnread && 'is-unread')}>
      {actorName ? <Avatar name={actorName} decorative /> : <Glyph notification={notification} />}
      <a ref={link} href={path} className="sm muted anywhere notice-text" onClick={open}>
        {isUnread ? <span className="sr">Unread: </span> : null}
        {actorName ? (
          <>
            <b className="strong ink">{actorName}</b> {detail} <b className="strong ink">{title}</b>
          </>
        ) : (
          <>
            <b className="strong ink">{title}</b> {detail}
          </>
        )}
        {excerpt ? <span className="block trunc faint">{excerpt}</span> : null}
      </a>
      <time className="xs faint one-line" dateTime={createdAt}>
        {formatMoment(createdAt, formats)}
      </time>
      {isUnread ? (
        <IconButton
          size="sm"
          className="notice-read"
          label={`Mark read: ${title}`}
          icon={<Check />}
          onClick={read}
        />
      ) : null}
    </li>
  );
}

const glyphs = new Map<NotificationEvent, [tone: string, icon: ReactNode]>([
  ['payment', ['wrap', <Banknote key="payment" />]],
  ['rights', ['lamp', <ShieldCheck key="rights" />]],
  ['post', ['lamp', <Send key="post" />]],
  ['trip', ['lamp', <Luggage key="trip" />]],
  ['medicine', ['tally', <Pill key="medicine" />]],
]);
const late: [string, ReactNode] = ['tally', <AlarmClock key="late" />];
const other: [string, ReactNode] = ['lamp', <Clock key="due" />];

function Glyph({ notification: { event, detail } }: { notification: Notification }) {
  const isLate = /late|overdue|ended/.test(detail);
  const [tone, icon] = isLate ? late : (glyphs.get(event) ?? other);
  return (
    <span className={`tile ${tone}-t`} aria-hidden="true">
      {icon}
    </span>
  );
}
