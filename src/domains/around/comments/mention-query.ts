import { plainWords } from '#shared/words/plain-words.ts';

/** Somebody who can be mentioned, under the one name that nobody else has. */
export interface Mentionable {
  userId: string;
  name: string;
}

/** The names to choose from; who shares one has the username behind it, or a number. */
export function mentionables(
  members: readonly { userId: string; name: string; username: string | null }[],
): Mentionable[] {
  const alike = Map.groupBy(members, ({ name }) => name);
  return members.map((member) => {
    const { userId, name, username } = member;
    const sharing = alike.get(name) ?? [];
    const sign = username ?? sharing.indexOf(member) + 1;
    return { userId, name: sharing.length > 1 ? `${name} (${sign})` : name };
  });
}

/** What each of those mentioned is called in the text; who is no member has a name alone as well. */
export function mentionedNames(
  userIds: readonly string[],
  { people, unknown }: { people: readonly Mentionable[]; unknown: string },
): ReadonlyMap<string, string> {
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  const strangers = userIds.filter((userId) => !names.has(userId));
  strangers.forEach((userId, place) =>
    names.set(userId, place === 0 ? unknown : `${unknown} (${place + 1})`),
  );
  return new Map(userIds.map((userId) => [userId, names.get(userId) ?? unknown]));
}

/** What follows an @ before the caret, and where that stands; undefined if nobody is being named. */
export function mentionQuery(
  text: string,
  caret: number,
): { query: string; at: number } | undefined {
  const found = /(?:^|[\s([])@([^\s@][^@\n]{0,40})?$/.exec(text.slice(0, caret));
  if (!found) return undefined;
  const query = found[1] ?? '';
  return { query, at: caret - query.length - 1 };
}

const most = 6;

/** Those whose names have a word that begins like that. */
export function suggestionsFor(all: readonly Mentionable[], query: string): Mentionable[] {
  const words = plainWords(query);
  const fits = ({ name }: Mentionable) =>
    plainWords(name).startsWith(words) ||
    plainWords(name)
      .split(/\s+/)
      .some((word) => word.startsWith(words));
  return all.filter(fits).slice(0, most);
}
