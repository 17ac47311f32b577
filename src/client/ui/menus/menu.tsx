import type { ReactElement, ReactNode } from 'react';
import { LaterPopup } from '#client/later/later-popup.tsx';

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

/** Things to do with the thing its trigger belongs to; what destroys comes last. */
export function Menu(props: MenuProps) {
  return <LaterPopup load={loadList} props={props} opens="menu" />;
}
