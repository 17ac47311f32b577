/**
 * The cookie that a page sets when somebody signs out, and may be offline. A script cannot remove the
 * session's own cookie; as long as this one stands beside it, that one opens nothing in this browser.
 */
export const signedOutCookie = 'signed-out';

/** How the server says with a page that it was asked with a session (`Server-Timing`), whether or not that still counts. */
export const knownMark = 'session';
