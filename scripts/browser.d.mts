/** Arguments for every Chromium that is driven: no sandbox, no network of its own. */
export const quietArgs: string[];
/** A Chromium that can be started: its program, and what it needs of environment and arguments. */
export function findBrowser(): {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
};
