import { CircleSlash, RotateCcw, Trash2 } from 'lucide-react';
import type { MenuItem } from '#client/ui/menus/menu.tsx';
import { askDropped } from '#domains/shoots/shots/moves/dropped-host.tsx';
import { pickUpShot, removeShot } from '#domains/shoots/shots/moves/shot-actions.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';

/** What can be done with a whole shot. */
export function shotItems(shot: Shot, onGone?: () => void): (MenuItem | 'separator')[] {
  const isDropped = shot.status === 'dropped';
  return [
    isDropped
      ? { label: 'Pick up again', icon: <RotateCcw />, onSelect: () => pickUpShot(shot) }
      : { label: 'Drop…', icon: <CircleSlash />, onSelect: () => askDropped(shot) },
    'separator',
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      onSelect: () => {
        onGone?.();
        removeShot(shot);
      },
    },
  ];
}
