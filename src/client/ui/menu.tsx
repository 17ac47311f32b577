import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ariaKeys, Kbd } from './kbd.tsx';
import './popup.css';
import './menu.css';

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

type MenuProps = {
  /** A Button or IconButton; it gets the wiring by itself. */
  trigger: ReactElement;
  items: readonly (MenuItem | 'separator' | { group: string })[];
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
};

/** Things to do with the thing its trigger belongs to; what destroys comes last. */
export function Menu({ trigger, items, label, align = 'start', side = 'bottom' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className="popup-layer"
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className="popup menu" aria-label={label}>
            {items.map((item, index) => (
              <Entry key={index} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ item }: { item: MenuProps['items'][number] }) {
  if (item === 'separator') return <Base.Separator className="menu-line" />;
  // A heading outside the arrow keys' path: it names what follows, nothing more.
  if ('group' in item)
    return (
      <div className="menu-group" role="presentation">
        {item.group}
      </div>
    );
  const shared = {
    className: classNames('menu-item', item.danger && 'late'),
    label: item.label,
    disabled: item.disabled,
    'aria-keyshortcuts': ariaKeys(item.kbd),
    children: (
      <>
        {item.icon}
        <span className="menu-text">
          {item.label}
          {item.hint ? <span className="menu-hint">{item.hint}</span> : null}
        </span>
        {item.kbd ? <Kbd keys={item.kbd} decorative /> : null}
        {item.checked ? <Check aria-hidden="true" /> : null}
      </>
    ),
  };
  if (item.checked !== undefined)
    return (
      <Base.CheckboxItem
        {...shared}
        checked={item.checked}
        closeOnClick
        onCheckedChange={item.onSelect}
      />
    );
  return <Base.Item {...shared} onClick={item.onSelect} />;
}
