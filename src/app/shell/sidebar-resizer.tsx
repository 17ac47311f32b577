import { useRef } from 'react';
import { Group, type GroupImperativeHandle, Panel, Separator } from 'react-resizable-panels';
import { changeSidebar, defaultWidthPercent } from './sidebar-state.ts';
import './sidebar-resizer.css';

/**
 * The edge of the sidebar, to be dragged or moved with the arrow keys. It lies over the layout as
 * two empty panels, so that the page need not wait for the code that resizes.
 */
export function SidebarResizer({
  widthPercent,
  onResize,
}: {
  widthPercent: number;
  /** Called with each step; the width is remembered when it rests. */
  onResize: (widthPercent: number) => void;
}) {
  const group = useRef<GroupImperativeHandle>(null);
  return (
    <Group
      className="sidebar-resizer"
      groupRef={group}
      onLayoutChange={({ sidebar }) => {
        if (sidebar) onResize(sidebar);
      }}
      onLayoutChanged={({ sidebar }) => {
        if (sidebar) changeSidebar({ widthPercent: sidebar });
      }}
    >
      <Panel id="sidebar" defaultSize={`${widthPercent}%`} minSize="12%" maxSize="35%" />
      <Separator
        className="sidebar-edge"
        // Not a label: that would count as content outside of all landmarks.
        title="Sidebar width"
        disableDoubleClick
        onDoubleClick={() =>
          group.current?.setLayout({
            sidebar: defaultWidthPercent,
            page: 100 - defaultWidthPercent,
          })
        }
      />
      <Panel id="page" />
    </Group>
  );
}
