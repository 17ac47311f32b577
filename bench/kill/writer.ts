import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { newId } from '#shared/ids.ts';
import type { Answer, Client } from '../client.ts';
import { newTask } from '../product.ts';

/** A task as its writer knows it. */
export interface State {
  version: number;
  title: string;
  isCompleted: boolean;
  isDeleted: boolean;
}

/** One write under its own key, and what it must have led to. */
export interface Write {
  key: string;
  taskId: string;
  method: string;
  path: string;
  body: Record<string, unknown> | undefined;
  after: State;
}

export interface Acknowledged extends Write {
  text: string;
}

/** An answer that was no success: how it came and after how long. */
export interface Refusal {
  status: number | string;
  ms: number;
}

const patienceMs = 30_000;
const answered = z.object({
  version: z.number(),
  title: z.optional(z.string()),
  completedAt: z.optional(z.nullable(z.string())),
  deleted: z.optional(z.boolean()),
});

/** One user who writes as fast as the answers come and remembers what was promised. */
export class Writer {
  readonly client: Client;
  readonly userId: string;
  /** Every task ever, as last acknowledged. */
  readonly tasks = new Map<string, State>();
  /** Since the last `newRound`. */
  acknowledged: Acknowledged[] = [];
  refusals: Refusal[] = [];
  /** Answers that contradict what was asked. */
  wrong: string[] = [];
  /** Sent, and never acknowledged. */
  open: Write | undefined;

  constructor(client: Client, userId: string) {
    this.client = client;
    this.userId = userId;
  }

  newRound(): void {
    this.acknowledged = [];
    this.refusals = [];
    this.wrong = [];
  }

  /** Writes until something fails; what failed stays open. */
  async write(isOver: () => boolean = () => false): Promise<void> {
    while (!isOver()) {
      this.open = this.#next();
      const answer = await this.#send(this.open);
      if (answer?.status !== 200) return;
      this.#acknowledge(this.open, answer);
    }
  }

  /** Sends what is open again until it is done, then once more: both must get the same answer. */
  async repeat(): Promise<void> {
    const { open } = this;
    if (!open) return;
    const first = await this.#insist(open);
    const second = await this.#insist(open);
    if (first.text !== second.text)
      this.wrong.push(`${open.key} answered ${first.text}, and repeated ${second.text}`);
    this.#acknowledge(open, first);
  }

  /** Reads until reading works again. */
  async readUntilWell(): Promise<void> {
    for (let tries = 0; tries < 1_000; tries += 1) {
      const answer = await this.#ask('GET', '/tasks?limit=5');
      if (answer?.status === 200) return;
      await delay(20);
    }
    this.wrong.push('reading never worked again');
  }

  async #insist(write: Write): Promise<Answer> {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await this.#send(write);
      if (answer?.status === 200) return answer;
      await delay(50);
    }
    throw new Error(
      `${write.method} ${write.path} is never answered: ${JSON.stringify(this.refusals.at(-1))}`,
    );
  }

  #send({ method, path, body, key }: Write): Promise<Answer | undefined> {
    return this.#ask(method, path, body, { 'idempotency-key': key });
  }

  async #ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer | undefined> {
    const began = performance.now();
    const refused = (status: number | string) =>
      void this.refusals.push({ status, ms: performance.now() - began });
    const late = new AbortController();
    try {
      const answer = await Promise.race([
        this.client.send(method, `/api/v1${path}`, body, headers),
        delay(patienceMs, undefined, { signal: late.signal }),
      ]);
      if (answer?.status !== 200) refused(answer?.status ?? 'no answer at all');
      return answer ?? undefined;
    } catch (error) {
      refused(error instanceof Error && 'code' in error ? String(error.code) : String(error));
      return undefined;
    } finally {
      late.abort();
    }
  }

  #acknowledge(write: Write, { text }: Answer): void {
    const { version, title, completedAt, deleted } = z.parse(answered, JSON.parse(text));
    const { after } = write;
    const isRight = after.isDeleted
      ? deleted === true
      : title === after.title && (typeof completedAt === 'string') === after.isCompleted;
    if (version !== after.version || !isRight)
      this.wrong.push(`${write.method} ${write.path} wanted ${JSON.stringify(after)}, got ${text}`);
    this.tasks.set(write.taskId, after);
    this.acknowledged.push({ ...write, text });
    this.open = undefined;
  }

  #next(): Write {
    const recent = this.acknowledged.slice(-40).map((write) => write.taskId);
    const taskId = recent[Math.floor(Math.random() * recent.length)];
    const state = taskId ? this.tasks.get(taskId) : undefined;
    const dice = Math.random();
    if (!taskId || !state || state.isDeleted || dice < 0.4) return creation();
    const key = newId();
    const path = `/tasks/${taskId}`;
    const next = { ...state, version: state.version + 1 };
    if (dice < 0.55)
      return {
        key,
        taskId,
        path,
        method: 'DELETE',
        body: undefined,
        after: { ...next, isDeleted: true },
      };
    const body =
      dice < 0.8 ? { title: `Changed by ${key}` } : { completedAt: new Date().toISOString() };
    const after = body.title ? { ...next, title: body.title } : { ...next, isCompleted: true };
    return { key, taskId, path, method: 'PATCH', body, after };
  }
}

function creation(): Write {
  const key = newId();
  const task = { ...newTask(0), id: newId(), title: `Made by ${key}` };
  const after = { version: 1, title: task.title, isCompleted: false, isDeleted: false };
  return { key, taskId: task.id, method: 'POST', path: '/tasks', body: task, after };
}
