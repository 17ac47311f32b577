import { cloneElement, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { type Tip, watchTips } from './tooltip-watch.ts';

type TooltipProps = {
  content: string;
  kbd?: string | undefined;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that hands its attributes on to the page, such as a button or a link. */
  children: ReactElement;
};

/** A short name for what is under the pointer or the focus, never the only place of a fact. */
export function Tooltip({ content, kbd, side = 'top', children }: TooltipProps) {
  // What the element else takes does not matter here: it is only marked.
  const marked = children as ReactElement<Record<string, unknown>>;
  return cloneElement(marked, { 'data-tip': content, 'data-tip-keys': kbd, 'data-tip-side': side });
}

const loadPopup = () => import('./tooltip-popup.tsx').then((part) => part.TooltipPopup);

/** Shows the tooltips of the whole app, one at a time; once per app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => watchTips(setTip), []);
  return (
    <>
      {children}
      <Later load={loadPopup} props={{ tip }} isAsked={tip !== null} />
    </>
  );
}
