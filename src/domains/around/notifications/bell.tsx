import { Bell as BellIcon } from 'lucide-react';
import { LaterPopup } from '#client/later/later-popup.tsx';
import { IconButton } from '#client/ui/button.tsx';
import type { Notification } from './schema.ts';
import { unreadWords, useUnread } from './use-notifications.ts';
import './bell.css';

const loadPopover = () => import('./bell-popover.tsx').then((part) => part.BellPopover);

/** The bell in the top bar; a mark says that something is new. */
export function Bell({ onOpen }: { onOpen: (notification: Notification) => void }) {
  const unread = useUnread();
  const trigger = (
    <IconButton
      className={unread > 0 ? 'bell is-unread' : 'bell'}
      label={unreadWords(unread)}
      icon={<BellIcon />}
      // It would lie over what opens.
      tooltip={false}
    />
  );
  return <LaterPopup load={loadPopover} props={{ trigger, onOpen }} opens="dialog" />;
}
