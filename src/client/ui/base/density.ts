import { remember } from '#client/sync/kept/remembered.ts';

/** Draws rows closer together, or as they are; fingers always get the room they need. */
export function applyDensity(density: 'comfortable' | 'compact'): void {
  document.documentElement.dataset['density'] = density;
  // public/theme.js reads it before the first paint.
  remember('dayslate.density', density);
}
