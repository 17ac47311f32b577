import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { takeFocus } from '#client/later/later.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { ariaKeys, Kbd } from '#client/ui/marks/kbd.tsx';
import { keptPlaces } from './kept-places.ts';
import type { MenuProps } from './menu.tsx';
import { useBackCloses } from '#client/ui/overlays/use-back-closes.ts';
import './popup.css';
import './menu.css';

/** The menu itself, fetched when its trigger is first used: it opens at once. */
export function MenuList({ trigger, items, label, align = 'start', side = 'bottom' }: MenuProps) {
  const [isOpen, setOpen] = useState(true);
  const [placed, setPlaced] = useState(items);
  const shown = isOpen ? keptPlaces(placed, items) : placed;
  useBackCloses({ isOpen, close: () => turn(false) });
  function turn(opens: boolean) {
    // While it fades away it stays as it was.
    setPlaced(opens ? items : shown);
    setOpen(opens);
  }
  return (
    <Base.Root open={isOpen} onOpenChange={turn}>
      <Base.Trigger ref={takeFocus} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className="popup-layer"
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className="popup menu" aria-label={label}>
            {shown.map((item, index) => (
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
        <span className="grow">
          {item.label}
          {item.hint ? <span className="xs block faint">{item.hint}</span> : null}
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
