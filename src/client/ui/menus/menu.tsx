import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { Later } from '#client/later/later.tsx';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  hint?: string;
  kbd?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Makes it a choice that shows whether it is the present one. */
  checked?: boolean;
  onSelect: () => void;
};

export type MenuProps = {
  /** A Button or IconButton; it gets the wiring by itself. */
  trigger: ReactElement;
  items: readonly (MenuItem | 'separator' | { group: string })[];
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
};

const loadList = () => import('./menu-list.tsx').then((part) => part.MenuList);
const fetchList = () => void loadList().catch(() => undefined);

/** Things to do with the thing its trigger belongs to; what destroys comes last. */
export function Menu(props: MenuProps) {
  const [isAsked, setAsked] = useState(false);
  // A trigger is a button of the kit, which takes all that a button takes.
  const trigger = props.trigger as ReactElement<Record<string, unknown>>;
  return (
    <Later load={loadList} props={props} isAsked={isAsked} isRare>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPointerEnter: fetchList,
        onFocus: fetchList,
        onClick: () => setAsked(true),
      })}
    </Later>
  );
}
