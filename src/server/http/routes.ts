import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  kilobyte,
  maxBodyBytes,
  type Contract,
  type Input,
  type Operation,
  type Output,
} from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { AppError, noWorkspaceText } from '#shared/errors.ts';
import { can, type Permission, type Role } from '#shared/permissions.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { auditRefusal } from '#server/records/audit.ts';
import type {
  ContextOf,
  MemberContext,
  PublicContext,
  Services,
  UserContext,
  WorkingContext,
} from './context.ts';
import {
  doneBefore,
  inTransaction,
  type Kept,
  type Transaction,
} from '#server/database/transaction.ts';
import { type ReceivedFile, receiveFile } from '#server/files/receive.ts';
import { sendFile } from '#server/files/send.ts';
import { JsonText } from './json.ts';
import { keptAnswer } from './kept-answers.ts';
import { answerWithoutMoney, refuseMoney } from '#server/records/kept-money.ts';
import { keepModule } from './modules.ts';
import { onceOf, readInput, type SentInput } from './input.ts';
import { publicContext } from './request.ts';

export type Handler<T extends Operation> = (
  context: ContextOf<T>,
  input: Input<T>,
) => Promise<Output<T> | JsonText<Output<T>>>;

/** What else a domain does on the server. */
interface Besides {
  /** The jobs that it works off. */
  jobs?: (services: Services) => Record<string, JobHandler>;
  /** Tells people of its dates that have come; a second time it tells nothing. */
  remindOfDates?: (services: Pick<Services, 'database' | 'config'>) => Promise<void>;
}

/** A contract with a handler for each of its operations: all that the server knows of a domain. */
export interface Routes extends Besides {
  tag: string;
  contract: Contract;
  handlers: Record<string, (context: never, input: never) => Promise<unknown>>;
}

/** Binds handlers to a contract; the compiler asks for each operation and checks its types. */
export function routes<C extends Contract>(
  tag: string,
  contract: C,
  handlers: { [K in keyof C]: Handler<C[K]> },
  besides: Besides = {},
): Routes {
  keepModule(tag, contract['list']?.module);
  return { tag, contract, handlers, ...besides };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared operation behind a route, or the page that it serves. */
    declared?: Operation | 'page';
  }
}

/** Refuses to start with a route that no contract declares. Call before any route is added. */
export function requireDeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.declared)
      throw new Error(`${String(route.method)} ${route.url} has no contract`);
  });
}

/** Serves the operations of a domain below /api/v1. */
export function serveRoutes(
  app: FastifyInstance,
  services: Services,
  { tag, contract, handlers }: Routes,
): void {
  for (const [name, operation] of Object.entries(contract)) {
    const handle = handlers[name];
    checkOperation(`${tag}.${name}`, operation, handle);
    app.route({
      method: operation.method,
      url: `/api/v1${operation.path}`,
      exposeHeadRoute: false,
      bodyLimit: Math.max(operation.bodyBytes, operation.upload ? kilobyte : 1),
      // No schema of Fastify's: all is checked by the contract's own below, and described when asked for.
      config: {
        declared: operation,
        swaggerTransform: ({ url }) => ({ url, schema: documentation(tag, operation) }),
      },
      handler: async (request, reply) => {
        const input = readInput(operation, request);
        const context = publicContext(services, request, reply);
        const send = (result: unknown) => toJson(operation, result);
        const asked = { tag, operation, input, request };
        if (operation.upload || (operation.ownTransactions && needsRole(operation))) {
          const text = await workedOn(asked, context, handle);
          // A stream has begun to answer by itself.
          return operation.stream ? reply : answer(reply, text);
        }
        if (operation.access === 'public' || operation.stream || operation.ownTransactions) {
          const known = await opened(operation, context);
          // The types of handler and context were matched by `routes`; a list of all forgets them.
          const work = () => (handle as Handler<Operation>)(known as never, input as never);
          // A stream lives as long as its page; it holds nobody up.
          const account = operation.access === 'public' || operation.stream ? null : known.session;
          const result = await (account ? app.shares.take(account.userId, work) : work());
          if (operation.stream) return reply;
          const text = send(result);
          // The handler's answer was checked to have this shape.
          return operation.download
            ? sendFile(services, reply, JSON.parse(text))
            : answer(reply, text);
        }
        const text = await guarded(asked, context, async (inner) =>
          send(await (handle as Handler<Operation>)(inner as never, input as never)),
        );
        if (operation.download) return sendFile(services, reply, JSON.parse(text));
        return answer(reply, text);
      },
    });
  }
}

function checkOperation(name: string, operation: Operation, handle: unknown): void {
  const lacks = (what: string) => {
    throw new Error(`The operation ${name} declares no ${what}`);
  };
  if (!operation.access) lacks('permission');
  if (!operation.input) lacks('input');
  if (!operation.output) lacks('output');
  if (!(operation.bodyBytes >= 0 && operation.bodyBytes <= maxBodyBytes))
    lacks('limit of its body');
  if (operation.input.body && operation.bodyBytes === 0 && !operation.upload)
    lacks('limit of its body');
  if (!handle) lacks('handler');
  if (operation.access === 'delete_workspace' && operation.needsPassword === undefined)
    lacks('word on the password');
  if (operation.access === 'public' && operation.needsPassword) lacks('session');
  // Permissions are looked up by the transaction that the kit begins.
  if (needsRole(operation) && operation.stream && !operation.ownTransactions) lacks('transaction');
  if (operation.path.includes(':workspaceId') !== needsRole(operation)) lacks('fitting path');
}

function needsRole({ access }: Operation): boolean {
  return access !== 'public' && access !== 'signed-in';
}

function toJson(operation: Operation, result: unknown): string {
  if (result instanceof JsonText) return result.text;
  // A field that the contract does not name must not leave the house, nor one be missing.
  return JSON.stringify(z.parse(operation.output, result));
}

function answer(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

async function opened(operation: Operation, context: PublicContext): Promise<PublicContext> {
  if (operation.access !== 'public') requireSession(context);
  requirePassword(operation, context);
  return context;
}

function requireSession(
  context: PublicContext,
): asserts context is PublicContext & { session: object } {
  if (!context.session) throw new AppError('unauthenticated', 'User not authenticated');
}

// After everything else that refuses: nobody types a password to hear that they may not.
function requirePassword({ needsPassword }: Operation, { session }: PublicContext): void {
  if (needsPassword && !session?.isProved)
    throw new AppError('password_needed', 'Enter your password to go on');
}

const refusalText = 'Your role in this workspace does not allow this';

/** What was asked for: an operation, with the input as its contract reads it. */
interface Asked {
  tag: string;
  operation: Operation;
  input: SentInput;
  request: FastifyRequest;
  /** What came with an upload. */
  file?: ReceivedFile | undefined;
}

async function guarded(
  asked: Asked,
  context: PublicContext,
  work: (context: UserContext | MemberContext) => Promise<string>,
): Promise<string> {
  requireSession(context);
  const { tag, operation, request } = asked;
  const { session, database } = context;
  const { userId } = session;
  // Only paths that name a workspace have this parameter; it was checked to be a UUID.
  const { workspaceId } = request.params as { workspaceId?: string };
  const actor = { userId, workspaceId, once: onceOf(operation, asked) };
  let isMoneyKept = false;
  const admitted = ({ role, seesMoney }: Transaction, refusal: () => AppError): Role => {
    isMoneyKept = !seesMoney;
    // Who is no member must not learn that the workspace exists.
    if (!role) throw new AppError('not_found', noWorkspaceText);
    // checkOperation has seen that a path with a workspace asks for a permission.
    if (!can(role, operation.access as Permission)) throw refusal();
    return role;
  };
  const forbidden = () => new AppError('forbidden', operation.refusal ?? refusalText);
  const first = (transaction: Transaction) => {
    const user = { ...context, session, userId, transaction };
    if (!workspaceId) {
      requirePassword(operation, context);
      return work(user);
    }
    const role = admitted(transaction, forbidden);
    requirePassword(operation, context);
    if (isMoneyKept) refuseMoney(tag, operation, request.body);
    return work({ ...user, workspaceId, role, seesMoney: transaction.seesMoney });
  };
  const again = (transaction: Transaction, kept: Kept) => {
    if (workspaceId) admitted(transaction, doneBefore);
    return keptAnswer(transaction, { tag, userId, workspaceId }, kept);
  };
  try {
    const text = await request.server.shares.take(userId, () =>
      inTransaction(
        database,
        actor,
        async (one) => first(one),
        async (one, kept) => again(one, kept),
      ),
    );
    // What is kept for a repetition is whole: the role may have changed in between.
    return isMoneyKept ? answerWithoutMoney(tag, operation, text) : text;
  } catch (error) {
    if (workspaceId && error instanceof AppError) {
      await auditRefusal(database, { error, operation, userId, workspaceId });
    }
    throw error;
  }
}

// Who may not is told so before a file is read or anybody else is asked.
async function workedOn(asked: Asked, context: PublicContext, handle: unknown): Promise<string> {
  const { operation, input, request } = asked;
  const look = { ...operation, secret: true, output: nothing };
  await guarded({ ...asked, operation: look }, context, async () => '{}');
  requireSession(context);
  // `guarded` has read it; without one records are one's own, and the context of a user, not a member.
  const { workspaceId } = request.params as { workspaceId: string };
  const file = operation.upload ? await receiveFile(context.config, request) : undefined;
  try {
    const working: WorkingContext = {
      ...context,
      workspaceId,
      commit: async (work) => {
        const text = await guarded({ ...asked, file }, context, async (inner) =>
          toJson(operation, await work(inner as MemberContext)),
        );
        return new JsonText(text);
      },
    };
    const own = (file ? { ...working, file } : working) as never;
    return toJson(operation, await (handle as Handler<Operation>)(own, input as never));
  } finally {
    await file?.discard();
  }
}

function documentation(tag: string, operation: Operation) {
  const schema = (
    name: string,
    part: z.core.$ZodType | undefined,
    io: 'input' | 'output' = 'input',
  ) =>
    part ? { [name]: z.toJSONSchema(part, { io, unrepresentable: 'any', target: 'draft-7' }) } : {};
  return {
    tags: [tag],
    summary: operation.summary,
    ...schema('params', operation.input.params),
    ...schema('querystring', operation.input.query),
    ...schema('body', operation.input.body),
    response: schema('200', operation.output, 'output'),
  };
}
