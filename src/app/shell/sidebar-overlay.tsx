import { Dialog } from '@base-ui/react/dialog';
import { hideOverlay } from './overlays.ts';
import { Sidebar } from './sidebar.tsx';
import './sidebar-overlay.css';

/** The whole sidebar over the page, on tablets. */
export function SidebarOverlay({ open }: { open: boolean }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : hideOverlay())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="sidebar-overlay" aria-label="Sidebar">
          <Sidebar isOverlay />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
