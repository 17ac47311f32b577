import { signedOutCookie } from '#shared/signed-out.ts';

const lastsSeconds = 90 * 86_400;

let isEnding = false;

/** Whether the session is being ended by the one whose it is: to be told that it ended is no news then. */
export function isLeaving(): boolean {
  return isEnding || hasSignedOut();
}

/** From now on, or no longer, the session is being ended on purpose. */
export function setEnding(isNowEnding: boolean): void {
  isEnding = isNowEnding;
}

/** Whether somebody signed out here of whom the server has not heard yet. */
export function hasSignedOut(): boolean {
  if (typeof document === 'undefined') return false;
  return document.cookie.split('; ').includes(`${signedOutCookie}=1`);
}

/** From now on nobody is signed in here, whatever the server knows; it honours the mark as well. */
export function markSignedOut(): void {
  write('1', lastsSeconds);
}

/** The server has ended the session, or begun another one. */
export function unmarkSignedOut(): void {
  write('', 0);
}

function write(value: string, maxAge: number): void {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${signedOutCookie}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}
