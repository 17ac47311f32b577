import { Link } from '@tanstack/react-router';
import { Bell, LogOut, Search } from 'lucide-react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { updatePreferences, useUser } from '#domains/people/auth/data.ts';
import { unreadWords, useUnread } from '#domains/around/notifications/use-notifications.ts';
import { WorkspaceSwitcher } from '#domains/people/workspaces/switcher/workspace-switcher.tsx';
import { usePlaces, useTabs } from './navigation.ts';
import { hideOverlay, showOverlay } from '#client/page/overlays.ts';
import { askAndSignOut } from '#domains/people/auth/entrance/sign-out.ts';
import { themes } from '#app/shell/user-menu.tsx';
import { nameOf } from '#app/shell/user-name.ts';
import './more-sheet.css';

/** Everything that has no tab of its own, on phones. */
export function MoreSheet({ open }: { open: boolean }) {
  const user = useUser();
  const unread = useUnread();
  const tabs = useTabs().map(({ to }) => to);
  const others = usePlaces().filter(({ to }) => !tabs.includes(to));
  if (!user) return null;
  const name = nameOf(user);
  return (
    <Dialog open={open} onClose={hideOverlay} title="More">
      <div className="more">
        <WorkspaceSwitcher />
        <button
          type="button"
          className="more-row row gap-12"
          onClick={() => showOverlay('palette')}
        >
          <Search aria-hidden="true" />
          Search or jump to…
        </button>
        <Link
          to="/notifications"
          className="more-row row gap-12"
          aria-label={unreadWords(unread)}
          onClick={hideOverlay}
        >
          <Bell aria-hidden="true" />
          Notifications
          {unread > 0 ? <span className="sm warn end">{unread} new</span> : null}
        </Link>
        {others.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className="more-row row gap-12" onClick={hideOverlay}>
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ))}
        <div className="stack gap-6 pad-8 sm muted">
          <span aria-hidden="true">Theme</span>
          <Segmented
            wide
            label="Theme"
            value={user.theme}
            options={themes}
            onChange={(theme) => void updatePreferences({ theme })}
          />
        </div>
        <div className="more-user row gap-10">
          <Avatar name={name} decorative />
          <span className="grow trunc">{name}</span>
          <Button
            icon={<LogOut />}
            onClick={() => {
              hideOverlay();
              void askAndSignOut();
            }}
          >
            Sign Out
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
