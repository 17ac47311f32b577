import { Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { StoodIn } from '#client/later/stand-in.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { updatePreferences } from '#domains/people/auth/data.ts';
import type { Preferences, Profile } from '#domains/people/auth/schema.ts';
import { showOverlay } from '#client/page/overlays.ts';
import { askAndSignOut } from '#domains/people/auth/entrance/sign-out.ts';

export const themes = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'Auto', icon: <Monitor /> },
] as const satisfies readonly { value: Preferences['theme']; label: string; icon: ReactNode }[];

/** What concerns only the user: theme, keys, signing out. */
export function UserMenu({
  user,
  label,
  defaultOpen,
  hasFocus,
  children,
}: StoodIn & {
  user: Profile;
  label: string;
  children: ReactNode;
}) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    if (hasFocus) trigger.current?.focus();
    if (defaultOpen) trigger.current?.click();
  }, [hasFocus, defaultOpen]);
  return (
    <Menu
      label={label}
      side="top"
      trigger={
        <button ref={trigger} type="button" className="user-row">
          {children}
        </button>
      }
      items={[
        { group: user.email },
        'separator',
        { group: 'Theme' },
        ...themes.map((theme) => ({
          label: theme.label,
          icon: theme.icon,
          checked: user.theme === theme.value,
          onSelect: () => void updatePreferences({ theme: theme.value }),
        })),
        'separator',
        {
          label: 'Keyboard shortcuts',
          icon: <Keyboard />,
          kbd: '?',
          onSelect: () => showOverlay('shortcuts'),
        },
        'separator',
        { label: 'Sign Out', icon: <LogOut />, onSelect: () => void askAndSignOut() },
      ]}
    />
  );
}
