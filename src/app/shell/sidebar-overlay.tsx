import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { hideOverlay } from './overlays.ts';
import { Sidebar } from './sidebar.tsx';
import './sidebar-overlay.css';

/** The whole sidebar over the page, on tablets. */
export function SidebarOverlay({ open }: { open: boolean }) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : hideOverlay())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup
          ref={popup}
          className="sidebar-overlay"
          aria-label="Sidebar"
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[aria-current]') ?? true}
        >
          <Sidebar isOverlay />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
