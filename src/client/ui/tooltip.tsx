import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { Kbd } from './kbd.tsx';
import './tooltip.css';

/** Shares the delay between tooltips: after the first, its neighbours open at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Base.Provider delay={500}>{children}</Base.Provider>;
}

type TooltipProps = {
  content: ReactNode;
  kbd?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that takes a ref and props, such as a button. */
  children: ReactElement;
};

/** A short name for what is under the pointer or the focus, never the only place of a fact. */
export function Tooltip({ content, kbd, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={500} render={children} />
      <Base.Portal>
        <Base.Positioner className="tip-layer" side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className="tip">
            {content}
            {kbd ? <Kbd keys={kbd} decorative /> : null}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
