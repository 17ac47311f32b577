const storageKey = 'dayslate.density';

/** Draws rows closer together, or as they are; fingers always get the room they need. */
export function applyDensity(density: 'comfortable' | 'compact'): void {
  document.documentElement.dataset['density'] = density;
  try {
    // public/theme.js reads it before the first paint.
    localStorage.setItem(storageKey, density);
  } catch {
    // Private windows may refuse storage; it still holds until the page is left.
  }
}
