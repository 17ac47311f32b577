const mention = /<@([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})>/g;

/** A piece of a comment: words, or somebody who is mentioned. */
export type CommentPart = { text: string } | { userId: string };

/** How a mention stands in a comment: by id, so that it follows what the member is called. */
export function mentionOf(userId: string): string {
  return `<@${userId}>`;
}

/** A comment in pieces, in order. */
export function partsOf(body: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let from = 0;
  for (const found of body.matchAll(mention)) {
    if (found.index > from) parts.push({ text: body.slice(from, found.index) });
    parts.push({ userId: found[1] ?? '' });
    from = found.index + found[0].length;
  }
  if (from < body.length) parts.push({ text: body.slice(from) });
  return parts;
}

/** Who is mentioned, each once. */
export function mentionedIn(body: string): string[] {
  const users = partsOf(body).flatMap((part) => ('userId' in part ? part.userId : []));
  return [...new Set(users)];
}

/** A comment as plain words, with names for mentions. */
export function plainText(body: string, nameOf: (userId: string) => string): string {
  return partsOf(body)
    .map((part) => ('userId' in part ? `@${nameOf(part.userId)}` : part.text))
    .join('');
}

/** What was typed, with the names of those chosen as mentions; the longest name wins. */
export function withMentions(text: string, chosen: ReadonlyMap<string, string>): string {
  const names = [...chosen.keys()].sort((one, other) => other.length - one.length);
  return names.reduce(
    (words, name) =>
      words.replaceAll(`@${name}`, (found, at: number) =>
        isInWord(words.charAt(at - 1)) || isInWord(words.charAt(at + found.length))
          ? found
          : mentionOf(chosen.get(name) ?? ''),
      ),
    text,
  );
}

// Only of letters with cases: others, such as Chinese ones, stand next to a name without a blank.
function isInWord(sign: string): boolean {
  return /[\p{Lu}\p{Ll}\p{M}\p{N}_]/u.test(sign);
}
