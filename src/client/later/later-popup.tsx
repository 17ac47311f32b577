import { cloneElement, type ComponentType, type ReactElement, useState } from 'react';
import { Later } from './later.tsx';

interface LaterPopupProps<Props> {
  /** Declared outside of components, so that it stays the same. It opens as it comes. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  opens: 'menu' | 'dialog';
}

/** What a button opens, fetched when the button is first used; until then only the button is there. */
export function LaterPopup<Props extends { trigger: ReactElement }>({
  load,
  props,
  opens,
}: LaterPopupProps<Props>) {
  const [isAsked, setAsked] = useState(false);
  const fetch = () => void load().catch(() => undefined);
  // A trigger is a button of the kit, which takes all that a button takes.
  const trigger = props.trigger as ReactElement<Record<string, unknown>>;
  return (
    <Later load={load} props={props} isAsked={isAsked} isRare>
      {cloneElement(trigger, {
        'aria-haspopup': opens,
        'aria-expanded': false,
        onPointerEnter: fetch,
        onFocus: fetch,
        onClick: () => setAsked(true),
      })}
    </Later>
  );
}
