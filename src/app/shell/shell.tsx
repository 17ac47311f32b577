import { Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { useIsPhone, useMedia } from '#client/ui/base/use-media.ts';
import { BarParts } from './bar-parts.tsx';
import { AppShortcuts } from './app-shortcuts.tsx';
import { fullWidth, loadOfflineBar, loadRail, loadTabBar } from './frame-parts.ts';
import { LazyOverlays } from './lazy-overlays.tsx';
import { useAreHostsAsked } from '#client/record/hosts.ts';
import { Later } from '#client/later/later.tsx';
import { usePlaceOff } from '#app/shell/navigation/navigation.ts';
import { usualWidth, useSidebarState } from '#app/shell/navigation/sidebar-state.ts';
import { Sidebar } from '#app/shell/navigation/sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import './shell.css';

const loadOff = () =>
  import('#app/shell/pages/switched-off-page.tsx').then((part) => part.SwitchedOffPage);
const loadChips = () =>
  import('#domains/around/saved-chips/list/chip-source.tsx').then((part) => part.ChipSource);
const loadHosts = () => import('./hosts.tsx').then((part) => part.Hosts);
const loadResizer = () =>
  import('#app/shell/navigation/sidebar-resizer.tsx').then((part) => part.SidebarResizer);

/** Where signed-in people are: the sidebar or the tab bar around the page. */
export function Shell() {
  const isPhone = useIsPhone();
  const isWide = useMedia(fullWidth);
  const { isHidden, widthPercent } = useSidebarState();
  const hasSidebar = isWide && !isHidden;
  const off = usePlaceOff();
  const sidebar = useRef<HTMLDivElement>(null);

  function resize(percent: number) {
    if (sidebar.current) sidebar.current.style.width = `${percent}%`;
  }

  return (
    <div className="app">
      {hasSidebar ? (
        <div
          ref={sidebar}
          className="app-sidebar"
          style={{ width: widthPercent === null ? usualWidth : `${widthPercent}%` }}
        >
          <Sidebar />
        </div>
      ) : null}
      {isPhone || isWide ? null : (
        <Later load={loadRail} props={{}} isAsked>
          <div className="app-rail" />
        </Later>
      )}
      <div className="app-main stack grow">
        {isPhone ? (
          <Later load={loadOfflineBar} props={{}} isAsked />
        ) : (
          <TopBar canShowSidebar={isWide && isHidden} />
        )}
        <main id="main" data-scroll-restoration-id="main" className="app-page" tabIndex={-1}>
          <BarParts>
            {off ? <Later load={loadOff} props={{ place: off }} isAsked /> : <Outlet />}
          </BarParts>
        </main>
        {isPhone ? (
          <Later load={loadTabBar} props={{}} isAsked>
            <div className="app-tabs" />
          </Later>
        ) : null}
      </div>
      {hasSidebar ? <Later load={loadResizer} props={{ widthPercent, onResize: resize }} /> : null}
      <AppShortcuts />
      <LazyOverlays />
      <Later load={loadChips} props={{}} />
      <Later load={loadHosts} props={{}} isAsked={useAreHostsAsked()} />
    </div>
  );
}
