import { remember, remembered } from '#client/sync/kept/remembered.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

// public/theme.js reads the same key and paints the same colours before the app has loaded.
const STORAGE_KEY = 'dayslate.theme';
const PAPER = { light: '#f5f4f0', dark: '#0d1515' } as const;

// The landing page is drawn where there is no window.
const systemIsDark =
  typeof window === 'undefined' ? undefined : window.matchMedia('(prefers-color-scheme: dark)');
let current: ThemeChoice = storedTheme();

systemIsDark?.addEventListener('change', () => {
  if (current === 'system') paint();
});

/** Shows the theme at once and remembers the choice on this device. */
export function applyTheme(choice: ThemeChoice): void {
  current = choice;
  remember(STORAGE_KEY, choice);
  paint();
}

/** The choice remembered on this device; 'system' until one was made. */
export function storedTheme(): ThemeChoice {
  const stored = remembered(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function paint(): void {
  const shown = current === 'system' ? (systemIsDark?.matches ? 'dark' : 'light') : current;
  document.documentElement.dataset['theme'] = shown;
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  meta.content = PAPER[shown];
}
