/** Said of a database of our own, wherever the disk first refuses. */
export function withoutRoom(error: Error, dataDir: string): Error | undefined {
  if (!/No space left on device|ENOSPC|disk is full/.test(error.message)) return undefined;
  return new Error(
    `the disk of DATA_DIR ${dataDir} is full. Make some room, or set another DATA_DIR.`,
    { cause: error },
  );
}

/** What is wrong with the database of a setting, and what helps, where that is known. */
export function unusable(error: Error, { name, url }: { name: string; url: string }): Error {
  // A host with several addresses fails with a list of errors and no words of its own.
  const words = error.message || ('code' in error && String(error.code)) || error.name;
  const help = helpFor(words, new URL(url));
  return new Error(`the database of ${name} cannot be used (${words}).${help && ` ${help}`}`, {
    cause: error,
  });
}

function helpFor(words: string, { username, pathname }: URL): string {
  const login = username ? `"${decodeURIComponent(username)}"` : 'that login';
  if (/permission denied to create role/.test(words))
    return `Let an administrator run: create role dayslate_app nologin; grant dayslate_app to ${login};`;
  if (/permission denied to set role/.test(words))
    return `Let an administrator run: grant dayslate_app to ${login};`;
  if (/permission denied for schema/.test(words))
    return `Let an administrator run: alter database "${decodeURIComponent(pathname.slice(1))}" owner to ${login};`;
  if (/No space left on device/.test(words)) return 'Make some room on the disk of its server.';
  return '';
}
