import { PanelLeft, Plus } from 'lucide-react';
import { opensPrimary } from '#client/page/primary.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { useRouter } from '@tanstack/react-router';
import { Bell } from '#domains/around/notifications/bell.tsx';
import { openNotification } from '#domains/around/notifications/open-notification.ts';
import { Breadcrumb } from '#app/shell/navigation/breadcrumb.tsx';
import { usePrimaryAction } from '#app/shell/palette/page-actions.tsx';
import { changeSidebar } from '#app/shell/navigation/sidebar-state.ts';
import { SyncState } from './sync-state.tsx';
import './top-bar.css';

/** Where one is, whether everything is saved, and the one thing to do here. */
export function TopBar({ canShowSidebar }: { canShowSidebar: boolean }) {
  const primary = usePrimaryAction();
  const { history } = useRouter();
  return (
    <header className="top-bar row gap-12 fixed-size">
      {canShowSidebar ? (
        <IconButton
          label="Show sidebar"
          kbd="mod+\"
          icon={<PanelLeft />}
          onClick={() => changeSidebar({ isHidden: false })}
        />
      ) : null}
      <Breadcrumb />
      <SyncState />
      <Bell onOpen={(notification) => openNotification(notification, history)} />
      {primary.choices ? (
        <Menu
          label={primary.label}
          align="end"
          trigger={
            <Button {...opensPrimary} variant="primary" icon={<Plus />} kbd="n">
              {primary.label}
            </Button>
          }
          items={primary.choices}
        />
      ) : (
        <Button
          variant="primary"
          icon={primary.icon ?? <Plus />}
          kbd="n"
          onClick={() => primary.onSelect()}
        >
          {primary.label}
        </Button>
      )}
    </header>
  );
}
