import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  text: string;
  /** Of the answer as it came. */
  bytes: number;
  cookie: string | undefined;
}

/** A keep-alive HTTP client that costs as little as possible, so that the server is what is measured. */
export class Client {
  readonly #agent: Agent;
  readonly #origin: URL;
  cookie = '';

  constructor(origin: string, connections = 1) {
    this.#origin = new URL(origin);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: this.#origin.hostname,
          port: this.#origin.port,
          method,
          path,
          headers: {
            ...(this.cookie ? { cookie: this.cookie } : {}),
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            'sec-fetch-site': 'same-origin',
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const [cookie] = response.headers['set-cookie'] ?? [];
            const content = Buffer.concat(parts);
            resolve({
              status: response.statusCode ?? 0,
              text: content.toString(),
              bytes: content.length,
              cookie: cookie?.split(';')[0],
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
  }

  /** Sends and expects success; gives the parsed answer. */
  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<T> {
    const answer = await this.send(method, `/api/v1${path}`, body, headers);
    if (answer.status >= 400)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    if (answer.cookie) this.cookie = answer.cookie;
    return JSON.parse(answer.text) as T; // the bench knows what it asked for
  }

  close(): void {
    this.#agent.destroy();
  }
}
