import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from './database.ts';

/** A line to the database that can be cut and mended, while the database itself serves all others. */
export class Line {
  readonly database: TestDatabase;
  readonly #folder = mkdtempSync(join(tmpdir(), 'line-'));
  readonly #sockets = new Set<Socket>();
  readonly #real: string;
  #server: Server | undefined;
  #isFrozen = false;

  constructor(database: TestDatabase) {
    const through = { host: this.#folder };
    this.database = {
      owner: { ...database.owner, ...through },
      app: { ...database.app, ...through },
      superuser: database.superuser,
    };
    this.#real = join(String(database.app.host), '.s.PGSQL.5432');
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#real);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket
          .on('error', () => undefined)
          .on('close', () => [near, far].forEach((end) => end.destroy()));
      }
      near.pipe(far).pipe(near);
      if (this.#isFrozen) for (const socket of [near, far]) socket.pause();
    });
    this.#server = server;
    await new Promise<void>((resolve) =>
      server.listen(join(this.#folder, '.s.PGSQL.5432'), resolve),
    );
  }

  /** As when the database is stopped: what is open breaks, what is new is refused. */
  cut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  /** As when the database's machine is frozen: what is sent is taken, and no answer comes. */
  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  remove(): void {
    this.cut();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
