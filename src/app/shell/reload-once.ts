const key = 'dayslate.reloaded';
const againAfterMs = 60_000;

/** Whether a part of the app could not be loaded, as after a deployment that replaced its files. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|module script failed|preload CSS/i.test(error.message);
}

let isReloading = false;

/** Loads the app anew, unless that was just tried: gives false when it would not help. */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  // Offline the files are not newer, only out of reach.
  if (!navigator.onLine) return false;
  try {
    const before = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - before < againAfterMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  isReloading = true;
  location.reload();
  return true;
}
