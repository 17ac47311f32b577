import { useSyncExternalStore } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { changeSidebar } from './sidebar-state.ts';
import './sidebar-resizer.css';

const minPx = 208;
const maxPx = 256;

function onResizeOfWindow(tell: () => void): () => void {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
}

/**
 * The edge of the sidebar, to be dragged or moved with the arrow keys. It lies over the layout as
 * two empty panels, so that the page need not wait for the code that resizes.
 */
export function SidebarResizer({
  widthPercent,
  onResize,
}: {
  widthPercent: number | null;
  /** Called with each step; the width is remembered when it rests. */
  onResize: (widthPercent: number) => void;
}) {
  const windowPx = useSyncExternalStore(onResizeOfWindow, () => window.innerWidth);
  const usualPx = Math.min(Math.max(minPx, windowPx / 5), maxPx);
  const size = widthPercent === null ? `${usualPx}px` : `${widthPercent}%`;
  return (
    <Group
      className="sidebar-resizer"
      // Its usual width is no share of the window: with another one it begins anew.
      key={widthPercent === null ? windowPx : 'chosen'}
      onLayoutChange={({ sidebar }) => {
        if (sidebar) onResize(sidebar);
      }}
      onLayoutChanged={({ sidebar }, { isUserInteraction }) => {
        if (sidebar && isUserInteraction) changeSidebar({ widthPercent: sidebar });
      }}
    >
      <Panel id="sidebar" defaultSize={size} minSize="12%" maxSize="35%" />
      <Separator
        className="sidebar-edge"
        // Not a label: that would count as content outside of all landmarks.
        title="Sidebar width"
        disableDoubleClick
        onDoubleClick={() => changeSidebar({ widthPercent: null })}
      />
      <Panel id="page" />
    </Group>
  );
}
