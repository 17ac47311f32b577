import type { Profile } from '#domains/people/auth/schema.ts';

/** What people are called here: by the names they gave. */
export function nameOf({ firstName, lastName, username, email }: Profile): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username || email;
}
