import pg from 'pg';
import { startEmbedded } from '#server/database/embedded.ts';
import type { RunningProduct } from '../bench/product.ts';

/** A database that fails on purpose behind the real server: nothing of ours is replaced. */
export interface FailingDatabase {
  /** From now on this verb on this table is an error of the database, until `mend`. */
  refuse(table: string, verb: 'insert' | 'update' | 'delete' | 'select'): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function failingDatabase(product: RunningProduct): Promise<FailingDatabase> {
  const server = await startEmbedded({ dataDir: product.dataDir, log: () => undefined });
  const database = new pg.Client({ ...server.owner, user: 'postgres' });
  await database.connect();
  await database.query(`create or replace function out_of_order() returns trigger language plpgsql
    as $$ begin raise exception 'out of order on purpose'; end $$`);
  const undo: string[] = [];
  async function mend() {
    for (const statement of undo.splice(0)) await database.query(statement);
  }
  return {
    async refuse(table, verb) {
      if (verb === 'select') {
        await database.query(`revoke select on ${table} from dayslate_app`);
        undo.push(`grant select on ${table} to dayslate_app`);
        return;
      }
      const name = `out_of_order_${verb}`;
      await database.query(
        `create trigger ${name} before ${verb} on ${table} for each statement execute function out_of_order()`,
      );
      undo.push(`drop trigger ${name} on ${table}`);
    },
    mend,
    async close() {
      await mend();
      await database.end();
      await server.stop();
    },
  };
}
