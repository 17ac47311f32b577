import { SquareCheck } from 'lucide-react';
import type { MenuItem } from '#client/ui/menus/menu.tsx';

/** Brings the squares of rows out, where no pointer does, or lets go of what is selected. */
export function selectItem(isSelecting: boolean, onSelect: () => void): MenuItem {
  return {
    label: isSelecting ? 'Clear selection' : 'Select',
    icon: <SquareCheck />,
    kbd: 'x',
    onSelect,
  };
}
