import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useState } from 'react';
import { Kbd } from '#client/ui/marks/kbd.tsx';
import type { Tip } from './tooltip-watch.ts';
import './tooltip.css';

/** The tooltip itself, fetched when the page is calm: no list waits for it. */
export function TooltipPopup({ tip }: { tip: Tip | null }) {
  // While it fades it still says what it said.
  const [last, setLast] = useState(tip);
  if (tip && tip !== last) setLast(tip);
  if (!last) return null;
  return (
    <Base.Root open={tip !== null}>
      <Base.Portal>
        <Base.Positioner
          anchor={last.element}
          className="tip-layer"
          side={last.side}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className="tip row xs">
            {last.text}
            {last.keys ? <Kbd keys={last.keys} decorative /> : null}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
