export const apiBase = '/api/v1';
/**
 * A connection that died without a word must not hold up the writes behind it. Of a long list over a
 * slow network that counts for each piece, not for the whole.
 */
export const silentForMs = 30_000;
/** How the API is asked. It leads nowhere else; who does is not the API. */
export const asking = {
  credentials: 'same-origin',
  cache: 'no-store',
  redirect: 'error',
} as const satisfies RequestInit;

/** Answers that were asked for before the app's code was there to ask, by address. */
const asked = new Map<string, Promise<Response | undefined>>();

/** Asks for what the app will want first, by its path below the API's, as `client/sync/api.ts` would. */
export function askEarly(path: string): void {
  const url = apiBase + path;
  const answer = fetch(url, {
    headers: { accept: 'application/json' },
    ...asking,
    signal: AbortSignal.timeout(silentForMs),
  });
  asked.set(
    url,
    answer.then(
      (response) => (response.ok ? response : undefined),
      () => undefined,
    ),
  );
}

/** The answer to what was asked for early, once; what was refused or has failed is to be asked again. */
export async function takeEarly(url: string): Promise<Response | undefined> {
  const answer = asked.get(url);
  asked.delete(url);
  return answer;
}

/** Whoever comes now is not who this was asked for. */
export function forgetEarly(): void {
  asked.clear();
}
