import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Operation } from '#shared/contract.ts';
import type { Effort } from '#shared/effort.ts';
import type { Permission, Role } from '#shared/permissions.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/pool.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { FileStore } from '#server/files/store.ts';
import type { ReceivedFile } from '#server/files/receive.ts';
import type { JsonText } from './json.ts';

/** What the kits share with every handler. */
export interface Services {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  files: FileStore;
}

/** Anybody: only what came with the request. */
export interface PublicContext extends Services {
  /** Address of the caller; IPv6 by its /64, the smallest block that one customer has. */
  address: string;
  userAgent: string;
  session: Session | null;
  /** How much may still be reckoned for this request. */
  effort: Effort;
  /** What this browser is known by to whoever signed in with it before. */
  deviceToken: string | null;
  request: FastifyRequest;
  /** Only a stream writes to it by itself. */
  reply: FastifyReply;
  /** Sets the session cookie, or removes it. */
  setSessionCookie(token: string | null): void;
  setDeviceCookie(token: string, days: number): void;
}

/** A valid session, read from the database at this request. */
export interface Session {
  id: string;
  userId: string;
  /** Whether the password was given within the last minutes. */
  isProved: boolean;
}

/** Somebody signed in, in a transaction that sees only their own rows. */
export interface UserContext extends PublicContext {
  session: Session;
  userId: string;
  transaction: Transaction;
}

/** A member of the workspace in the path whose role holds the operation's permission. */
export interface MemberContext extends UserContext {
  workspaceId: string;
  role: Role;
  /** Answers are cut by the kit; whoever reads what is no field asks for this. */
  seesMoney: boolean;
  /** What somebody without an account is called who works by a link that this member gave them. */
  guest?: string;
}

export type ContextFor<A extends Access> = A extends 'public'
  ? PublicContext
  : A extends 'signed-in'
    ? UserContext
    : MemberContext;

/** Somebody signed in, without a transaction. */
export type SessionContext = PublicContext & { session: Session };

/** Work that takes time: no transaction is open. `commit` runs the rest of it in one, and once. */
interface Commits<C extends UserContext> {
  commit<T>(work: (context: C) => Promise<T | JsonText<T>>): Promise<JsonText<T>>;
}

/** A member whose role holds the operation's permission, for work that takes time. */
export type WorkingContext = SessionContext & { workspaceId: string } & Commits<MemberContext>;

/** The same with a file that has arrived. */
export type UploadContext = WorkingContext & { file: ReceivedFile };

/** A file that somebody signed in has sent for records of their own. */
export type OwnUploadContext = SessionContext & Commits<UserContext> & { file: ReceivedFile };

/** A stream lives too long for a transaction; everything else signed in has one, or begins its own. */
export type ContextOf<T extends Operation> = T extends { upload: true; access: 'signed-in' }
  ? OwnUploadContext
  : T extends { upload: true }
    ? UploadContext
    : T extends { ownTransactions: true; access: Permission }
      ? WorkingContext
      : T extends { stream: true } | { ownTransactions: true }
        ? SessionContext
        : ContextFor<T['access']>;
