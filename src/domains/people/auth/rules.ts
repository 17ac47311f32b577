/** Where a signed-in user goes when nothing better is known. */
export const homePath = '/dashboard';

// Any origin would do: only whether a value leaves it matters.
const here = 'https://here.invalid';
const signInPaths: readonly string[] = ['/auth', '/login', '/register'];
// Browsers read a backslash as one more slash, and two slashes as the start of another site.
const leavesTheSite = /\\|\/\//;

/** The path within the app that `returnTo` asks for; the dashboard if it leads anywhere else. */
export function safeReturnTo(returnTo: string | undefined): string {
  if (!returnTo?.startsWith('/')) return homePath;
  const url = parse(returnTo);
  if (!url || url.origin !== here) return homePath;
  const path = decoded(url.pathname);
  if (path === null || !path.startsWith('/') || leavesTheSite.test(path)) return homePath;
  // Back to the form that has just been filled in would be a circle.
  if (signInPaths.includes(path.toLowerCase().replace(/\/$/, ''))) return homePath;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Where a signed-in user goes on to, with the secret of the link that they came by. That is the only
 * thing behind its #: what a path brought along would be taken for another one.
 */
export function pathAfter(returnTo: string | undefined, token: string | undefined): string {
  const path = safeReturnTo(returnTo);
  return token ? `${path.replace(/#.*$/, '')}#token=${token}` : path;
}

/** Whether somebody signs in on their way to an invitation (spec section 2). */
export function leadsToInvitation(returnTo: string | undefined): boolean {
  return safeReturnTo(returnTo).includes('/accept-invitation');
}

export interface Mailed {
  reset?: string;
  confirm?: string;
  /** Of an invitation, on its way through the form. */
  token?: string;
}

/** The secret of a mailed link: it stands behind the #, which browsers send to nobody. */
export function mailedIn(hash: string): Mailed {
  const named = new URLSearchParams(hash);
  const known = ['reset', 'confirm', 'token'].flatMap((name) => {
    const value = named.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}

function parse(value: string): URL | null {
  try {
    return new URL(value, here);
  } catch {
    return null;
  }
}

// A router may decode more than once, so nothing may hide under a second layer either.
function decoded(path: string): string | null {
  try {
    for (let layer = 0; layer < 5; layer += 1) {
      const next = decodeURIComponent(path);
      if (next === path) return path;
      path = next;
    }
  } catch {
    // A stray percent sign is no path of ours.
  }
  return null;
}

const scripts: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  // These are written together.
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
];

/** Whether letters that look alike cannot stand for each other: 'mаria' with a Cyrillic 'а' can. */
export function isOfOneScript(text: string): boolean {
  return scripts.filter((script) => script.test(text)).length < 2;
}

const reserved: readonly string[] = [
  ...[
    'admin',
    'administrator',
    'dayslate',
    'everyone',
    'help',
    'mail',
    'me',
    'moderator',
    'nobody',
  ],
  ...['null', 'official', 'owner', 'postmaster', 'root', 'security', 'staff', 'support', 'system'],
  ...['team', 'undefined', 'webmaster'],
];

/** Whether a username says nothing that only the product or its operator may say. */
export function isFree(username: string): boolean {
  return !reserved.includes(username.toLowerCase().replaceAll(/[._-]/g, ''));
}
