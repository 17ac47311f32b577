import { Link } from '@tanstack/react-router';
import { CheckCheck, Settings } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Popover } from '#client/ui/menus/popover.tsx';
import { markRead, notifications } from './data.ts';
import type { Notification } from './schema.ts';
import { NotificationList } from './notification-list.tsx';
import { useNotifications } from './use-notifications.ts';
import './bell-popover.css';

interface BellPopoverProps {
  trigger: ReactElement;
  onOpen: (notification: Notification) => void;
}

const most = 8;

/** The latest notifications at the bell; it opens at once, because it is fetched when asked for. */
export function BellPopover({ trigger, onOpen }: BellPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover
      trigger={trigger}
      label="Notifications"
      align="end"
      className="bell-popover"
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Latest
        onOpen={(notification) => {
          setOpen(false);
          onOpen(notification);
        }}
        onLeave={() => setOpen(false)}
      />
    </Popover>
  );
}

function Latest({
  onOpen,
  onLeave,
}: Pick<BellPopoverProps, 'onOpen'> & {
  onLeave: () => void;
}) {
  const all = useNotifications();
  const status = notifications.useStatus();
  const heading = useRef<HTMLHeadingElement>(null);
  const unread = all.filter(({ readAt }) => readAt === null);
  return (
    <>
      <header className="row bell-head">
        <h2 ref={heading} tabIndex={-1}>
          Notifications
        </h2>
        {unread.length > 0 ? <span className="sm faint">{unread.length} new</span> : null}
        {unread.length > 0 ? (
          <Button
            variant="ghost"
            size="sm"
            className="end"
            icon={<CheckCheck />}
            onClick={() => {
              markRead(unread.map(({ id }) => id));
              heading.current?.focus({ preventScroll: true });
            }}
          >
            Mark all read
          </Button>
        ) : null}
      </header>
      {all.length > 0 ? (
        <NotificationList
          label="Latest notifications"
          notifications={all.slice(0, most)}
          onOpen={onOpen}
        />
      ) : (
        <p className="ruled sm faint bell-none">
          {status === 'error'
            ? 'Failed to load notifications.'
            : 'Nothing new. Mentions, assignments and what falls due will show up here.'}
        </p>
      )}
      <footer className="row spread bell-foot">
        <Link
          to="/notifications"
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          onClick={onLeave}
        >
          See all
        </Link>
        <Link
          to="/settings"
          search={{ tab: 'personal' }}
          hash="what-to-notify"
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          onClick={onLeave}
        >
          <Settings aria-hidden="true" />
          What to notify
        </Link>
      </footer>
    </>
  );
}
