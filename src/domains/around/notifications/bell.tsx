import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { IconButton } from '#client/ui/button.tsx';
import type { Notification } from './schema.ts';
import { unreadWords, useUnread } from './use-notifications.ts';
import './bell.css';

const loadPopover = () => import('./bell-popover.tsx').then((part) => part.BellPopover);
const fetchPopover = () => void loadPopover().catch(() => undefined);

/** The bell in the top bar; a mark says that something is new. */
export function Bell({ onOpen }: { onOpen: (notification: Notification) => void }) {
  const unread = useUnread();
  const [isAsked, setAsked] = useState(false);
  const trigger = (
    <IconButton
      className={unread > 0 ? 'bell is-unread' : 'bell'}
      label={unreadWords(unread)}
      icon={<BellIcon />}
      // It would lie over what opens.
      tooltip={false}
    />
  );
  return (
    <Later load={loadPopover} props={{ trigger, onOpen }} isAsked={isAsked} isRare>
      <IconButton
        className={unread > 0 ? 'bell is-unread' : 'bell'}
        label={unreadWords(unread)}
        icon={<BellIcon />}
        aria-haspopup="dialog"
        aria-expanded={false}
        onPointerEnter={fetchPopover}
        onFocus={fetchPopover}
        onClick={() => setAsked(true)}
      />
    </Later>
  );
}
