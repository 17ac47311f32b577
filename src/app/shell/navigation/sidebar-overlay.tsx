import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { giveKeys } from '#client/later/keys-ahead.ts';
import { useBackCloses } from '#client/ui/overlays/use-back-closes.ts';
import { hideOverlay } from '#client/page/overlays.ts';
import { Sidebar } from './sidebar.tsx';
import '#client/ui/overlays/dialog.css';
import './sidebar-overlay.css';

/** The whole sidebar over the page, on tablets. */
export function SidebarOverlay({ open }: { open: boolean }) {
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses({ isOpen: open, close: hideOverlay });

  function firstFocus() {
    giveKeys(null);
    return popup.current?.querySelector<HTMLElement>('[aria-current]') ?? true;
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : hideOverlay())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup
          ref={popup}
          className="sidebar-overlay"
          aria-label="Sidebar"
          initialFocus={firstFocus}
        >
          <Sidebar isOverlay />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
