/** Answers that were asked for before the app's code was there to ask, by address. */
const asked = new Map<string, Promise<Response | undefined>>();
const silentForMs = 30_000;

/** Asks for what the app will want first, as `client/sync/api.ts` would. */
export function askEarly(url: string): void {
  const answer = fetch(url, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
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
