import { getScope } from '#client/sync/live/scope.ts';

/** The name of something that a browser remembers of a user: several people may use one browser. */
export function ofUser(name: string, userId: string | null = getScope().userId): string {
  return `dayslate.${name}.${userId ?? ''}`;
}
