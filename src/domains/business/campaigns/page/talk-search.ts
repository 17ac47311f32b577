/** What the page of a deal keeps in its address: the deliverable whose talk is open. */
export interface TalkSearch {
  talk?: string | undefined;
}

/** Reads the address. */
export function readTalkSearch({ talk }: Record<string, unknown>): TalkSearch {
  return { talk: typeof talk === 'string' ? talk : undefined };
}
