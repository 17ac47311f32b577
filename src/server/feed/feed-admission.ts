import type { ServerResponse } from 'node:http';

/** Counts the open connections of each user; a browser needs one for all its tabs. */
export class Admission {
  readonly #maxPerUser: number;
  readonly #open = new Map<string, Set<ServerResponse>>();

  constructor(maxPerUser: number) {
    this.#maxPerUser = maxPerUser;
  }

  /** Notes a connection before anything is asked for it; false if its user has as many as one may. */
  admit(userId: string, response: ServerResponse): boolean {
    const open = this.#open.get(userId) ?? new Set();
    if (open.size >= this.#maxPerUser) return false;
    this.#open.set(userId, open.add(response));
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) this.#open.delete(userId);
    });
    return true;
  }
}
