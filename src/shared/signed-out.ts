/**
 * The cookie that a page sets when somebody signs out, and may be offline. A script cannot remove the
 * session's own cookie; as long as this one stands beside it, that one opens nothing in this browser.
 */
export const signedOutCookie = 'signed-out';
