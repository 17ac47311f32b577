/** What somebody is called who has given neither a name nor a username; never by their address. */
export const unnamed = 'Unnamed member';

/** 'Ife Ade', as the others of a workspace see it (docs/decisions/038). */
export function personName(person: {
  firstName: string | null;
  lastName: string | null;
  username: string | null;
}): string {
  const { firstName, lastName, username } = person;
  return [firstName, lastName].filter(Boolean).join(' ') || username || unnamed;
}
