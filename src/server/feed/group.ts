import { Follower } from './feed-follower.ts';
import type { LoggedChange, Place } from './feed-source.ts';

/** Where some followers of a stream stand in the log. */
export interface Group extends Place {
  followers: Follower[];
}

// Nobody else follows somebody's own stream.
export function isOwn({ stream, followers }: Group): boolean {
  return followers[0]?.userId === stream;
}

export function changesFinanceAccess({ domain, json }: LoggedChange): boolean {
  return domain === 'workspaces' && json !== null && json.includes('"financeAccess":');
}
