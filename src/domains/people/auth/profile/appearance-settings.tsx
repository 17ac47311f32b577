import { Disclosure } from '#client/ui/disclosure.tsx';
import { Radios } from '#client/ui/choices/radios.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { useSaved } from '#client/ui/fields/saved.tsx';
import { SettingRow } from '#client/ui/fields/setting-row.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { updatePreferences } from '#domains/people/auth/data.ts';
import type { Preferences, Profile } from '#domains/people/auth/schema.ts';
import './appearance-settings.css';

const savedForMs = 2_000;
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Auto' },
] as const;
const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

/** How everything looks, on all devices of the user. */
export function AppearanceSettings({ user }: { user: Profile }) {
  const [saved, tellSaved] = useSaved(savedForMs);

  async function save(changes: Partial<Preferences>) {
    const result = await updatePreferences(changes);
    if (result.ok) tellSaved();
  }

  return (
    <Disclosure title="Appearance" end={saved}>
      <div className="appearance">
        <Radios
          label="Theme"
          className="theme-cards"
          value={user.theme}
          options={themes}
          onChange={(theme) => void save({ theme })}
        >
          {({ value, label }) => (
            <>
              <span className="theme-preview" aria-hidden="true">
                {value === 'dark' ? null : <ThemePicture theme="light" />}
                {value === 'light' ? null : <ThemePicture theme="dark" />}
              </span>
              {label}
            </>
          )}
        </Radios>
        <div className="grow">
          <SettingRow label="Density">
            <Segmented
              label="Density"
              value={user.density}
              options={densities}
              onChange={(density) => void save({ density })}
            />
          </SettingRow>
          <SettingRow label="Single-letter shortcuts">
            <Switch
              label="Single-letter shortcuts"
              checked={user.singleKeyShortcuts}
              onChange={(singleKeyShortcuts) => void save({ singleKeyShortcuts })}
            />
          </SettingRow>
        </div>
      </div>
    </Disclosure>
  );
}

/** A slate and two lines, in the colours of a theme. */
function ThemePicture({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <span data-theme={theme}>
      <span className="theme-slate">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="theme-line" />
      <span className="theme-line" />
    </span>
  );
}
