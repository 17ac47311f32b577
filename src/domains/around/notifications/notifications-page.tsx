import { useRouter } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { dateOf } from '#client/words/dates.ts';
import { Page } from '#client/page/page.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { EmptyState, ErrorState, SkeletonRows, useLoadingShown } from '#client/ui/base/states.tsx';
import { type DayFormats, useFormats } from '#domains/people/auth/data.ts';
import { NotificationList } from './notification-list.tsx';
import { openNotification } from './open-notification.ts';
import { useNotifications } from './use-notifications.ts';
import { markRead, notifications } from './data.ts';
import type { Notification } from './schema.ts';
import './notifications-page.css';

/** Everything of the last 60 days, today's first. */
export function NotificationsPage() {
  const all = useNotifications();
  const status = notifications.useStatus();
  const isLoading = useLoadingShown(status === 'loading');
  const formats = useFormats();
  const router = useRouter();
  const unread = all.filter(({ readAt }) => readAt === null);
  const heading = useRef<HTMLHeadingElement>(null);
  const groups = inGroups(all, formats);
  return (
    <Page
      title="Notifications"
      headingRef={heading}
      className="notifications-page"
      subtitle={
        unread.length > 0 ? (
          <>
            <b>{unread.length}</b> new
          </>
        ) : undefined
      }
      button={
        unread.length > 0
          ? {
              label: 'Mark all read',
              icon: <CheckCheck />,
              onSelect() {
                markRead(unread.map(({ id }) => id));
                // The button goes with what was unread.
                heading.current?.focus({ preventScroll: true });
              },
            }
          : undefined
      }
    >
      {status === 'error' && all.length === 0 ? <ErrorState onRetry={notifications.retry} /> : null}
      {isLoading && all.length === 0 ? <SkeletonRows rows={6} /> : null}
      {status === 'ready' && all.length === 0 ? (
        <EmptyState title="Nothing new">
          Mentions, assignments and what falls due will show up here.
        </EmptyState>
      ) : null}
      {groups.map(({ title, rows }) => (
        <section key={title} aria-labelledby={`notices-${title}`}>
          <SectionHead id={`notices-${title}`} title={title} note={rows.length} />
          <NotificationList
            label={title}
            notifications={rows}
            onOpen={(notification) => openNotification(notification, router.history)}
          />
        </section>
      ))}
    </Page>
  );
}

function inGroups(all: readonly Notification[], { today, timeZone }: DayFormats) {
  const isToday = ({ createdAt }: Notification) => dateOf(createdAt, timeZone) === today;
  return [
    { title: 'Today', rows: all.filter(isToday) },
    { title: 'Earlier', rows: all.filter((one) => !isToday(one)) },
  ].filter(({ rows }) => rows.length > 0);
}
