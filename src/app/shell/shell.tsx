import { Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { Group, Panel, Separator, type PanelImperativeHandle } from 'react-resizable-panels';
import { useIsPhone, useMedia } from '#client/ui/use-media.ts';
import { TaskDialogHost } from '#domains/tasks/components/task-dialog-host.tsx';
import { AppShortcuts } from './app-shortcuts.tsx';
import { LazyOverlays } from './lazy-overlays.tsx';
import { OfflineBar } from './sync-state.tsx';
import { Rail } from './rail.tsx';
import { changeSidebar, defaultWidthPercent, useSidebarState } from './sidebar-state.ts';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import './shell.css';

const widest = '35%';
const narrowest = '12%';

/** Where signed-in people are: the sidebar or the tab bar around the page. */
export function Shell() {
  const isPhone = useIsPhone();
  const isWide = useMedia('(min-width: 1024px)');
  const { isHidden, widthPercent } = useSidebarState();
  const sidebar = useRef<PanelImperativeHandle>(null);
  const hasSidebar = isWide && !isHidden;
  return (
    <div className="app">
      {isPhone || isWide ? null : <Rail />}
      <Group
        className="app-panels"
        onLayoutChanged={({ sidebar: width }) => {
          if (width) changeSidebar({ widthPercent: width });
        }}
      >
        {hasSidebar ? (
          <Panel
            id="sidebar"
            key="sidebar"
            panelRef={sidebar}
            className="app-sidebar"
            defaultSize={`${widthPercent}%`}
            minSize={narrowest}
            maxSize={widest}
          >
            <Sidebar />
          </Panel>
        ) : null}
        {hasSidebar ? (
          <Separator
            key="separator"
            className="app-separator"
            // Not a label: that would count as content outside of all landmarks.
            title="Sidebar width"
            disableDoubleClick
            onDoubleClick={() => sidebar.current?.resize(`${defaultWidthPercent}%`)}
          />
        ) : null}
        <Panel id="main" key="main" className="app-main">
          {isPhone ? <OfflineBar /> : <TopBar canShowSidebar={isWide && isHidden} />}
          <main id="main" className="app-page" tabIndex={-1}>
            <Outlet />
          </main>
          {isPhone ? <TabBar /> : null}
        </Panel>
      </Group>
      <AppShortcuts />
      <LazyOverlays />
      <TaskDialogHost />
    </div>
  );
}
