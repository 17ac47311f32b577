import { Ellipsis, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { Avatar } from '#client/ui/avatar.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { updatePreferences, useUser } from '#domains/auth/data.ts';
import type { Preferences, Profile } from '#domains/auth/schema.ts';
import { showOverlay } from './overlays.ts';
import { askAndSignOut } from './sign-out.ts';
import './user-row.css';

export const themes = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'Auto', icon: <Monitor /> },
] as const satisfies readonly { value: Preferences['theme']; label: string; icon: unknown }[];

/** Who is signed in, and what concerns only them. */
export function UserRow({ isCompact = false }: { isCompact?: boolean }) {
  const user = useUser();
  if (!user) return null;
  const name = nameOf(user);
  return (
    <div className={isCompact ? 'user compact' : 'user'}>
      <Menu
        label={`Account of ${name}`}
        side="top"
        trigger={
          <button type="button" className="user-row">
            <Avatar name={name} decorative />
            <span className="sr">Account of </span>
            <span className={isCompact ? 'sr' : 'trunc grow'}>{name}</span>
            {isCompact ? null : <Ellipsis aria-hidden="true" />}
          </button>
        }
        items={[
          { group: user.email },
          'separator',
          { group: 'Theme' },
          ...themes.map(({ value, label, icon }) => ({
            label,
            icon,
            checked: user.theme === value,
            onSelect: () => void updatePreferences({ theme: value }),
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
    </div>
  );
}

/** What people are called here: by first name if they gave one. */
export function nameOf({ firstName, lastName, username, email }: Profile): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username || email;
}
