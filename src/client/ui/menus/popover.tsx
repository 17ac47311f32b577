import { Popover as Base } from '@base-ui/react/popover';
import { useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { useBackCloses } from '#client/ui/overlays/use-back-closes.ts';
import './popup.css';

type PopoverProps = {
  /** A Button or IconButton; it gets the wiring by itself. */
  trigger: ReactElement;
  /** The content, or a function of `close` for content that ends its own visit. */
  children: ReactNode | ((close: () => void) => ReactNode);
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What gets the focus; without it the first thing inside that can have it. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
};

/** A small panel at its trigger; focus moves in, and back when it closes. */
export function Popover({
  trigger,
  children,
  label,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  initialFocus,
  className,
}: PopoverProps) {
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;
  useBackCloses({ isOpen, close: () => change(false) });

  function change(next: boolean) {
    setOpenHere(next);
    onOpenChange?.(next);
  }

  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className="popup-layer"
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            className={classNames('popup popover', className)}
            aria-label={label}
            {...(initialFocus ? { initialFocus } : null)}
          >
            {typeof children === 'function' ? children(() => change(false)) : children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
