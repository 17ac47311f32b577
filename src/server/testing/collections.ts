import * as z from 'zod/mini';
import type { Operation } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import type { Routes } from '#server/http/routes.ts';
import { ask } from './database.ts';
import { aUser, type TestUser } from './people.ts';
import type { TestServer } from './server.ts';
import { fieldsOf, pick, sample, type Random } from './samples.ts';

export interface Named {
  name: string;
  tag: string;
  operation: Operation;
}

/** Every operation of the product with its name, `tasks.update` say. */
export function operationsOf(domains: readonly Routes[]): Named[] {
  return domains.flatMap(({ tag, contract }) =>
    Object.entries(contract).map(([name, operation]) => ({
      name: `${tag}.${name}`,
      tag,
      operation,
    })),
  );
}

/** A domain whose records are listed and created with an id of their own. */
export interface Collection {
  tag: string;
  list: Operation;
  create: Operation;
  update: Operation | undefined;
  remove: Operation | undefined;
  restore: Operation | undefined;
  /** The operations on several records; undefined if the collection has none. */
  many: { update: Operation; remove: Operation; restore: Operation } | undefined;
}
export type Row = Record<string, unknown> & { id: string; version: number };

export function collectionsOf(domains: readonly Routes[]): Collection[] {
  return domains.flatMap(({ tag, contract }) => {
    const { list, create, update, remove, restore } = contract;
    const isCollection =
      list && create && 'rows' in fieldsOf(list.output) && 'id' in fieldsOf(create.input.body);
    const { updateMany, removeMany, restoreMany } = contract;
    const many = updateMany &&
      removeMany &&
      restoreMany && { update: updateMany, remove: removeMany, restore: restoreMany };
    return isCollection ? [{ tag, list, create, update, remove, restore, many }] : [];
  });
}

/** Somebody in a workspace of theirs: whose records a collection holds either way. */
export interface Owner {
  user: TestUser;
  workspaceId: string;
}

/** Somebody new in a new workspace. */
export async function anOwner(server: TestServer): Promise<Owner> {
  const user = await aUser(server);
  const workspaceId = newId();
  const created = await user.fetch('/api/v1/workspaces', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: workspaceId, name: 'Mine' }),
  });
  if (created.status !== 200) throw new Error(`The workspace answered ${created.text}`);
  return { user, workspaceId };
}

/** How many changes the streams of an owner hold, of one record or of all. */
export async function changesOf(
  superuser: Parameters<typeof ask>[0],
  { user, workspaceId }: Owner,
  recordId: string | null = null,
): Promise<number> {
  const [counted] = await ask<{ count: number }>(
    superuser,
    `select count(*)::int as count from changes
      where stream_id in ($1, $2) and ($3::uuid is null or record_id = $3)`,
    [user.id, workspaceId, recordId],
  );
  return counted?.count ?? 0;
}

/** Whether an operation asks another site, which no server of the tests may. */
export function asksElsewhere({ path }: Operation): boolean {
  return path === '/book-lookup';
}

export function paramsOf(
  operation: Operation,
  { workspaceId }: Pick<Owner, 'workspaceId'>,
  id = newId(),
): Record<string, string> {
  const values: Record<string, string> = { workspaceId, id, date: '2026-03-14' };
  const names = Object.keys(fieldsOf(operation.input.params));
  return Object.fromEntries(names.map((name) => [name, values[name] ?? newId()]));
}

// Whoever is named is the owner, also in the entries of a list: the steps of a piece of content.
function naming(userId: string, name: string, value: unknown): unknown {
  if (name.endsWith('UserId')) return value === null ? null : userId;
  if (!Array.isArray(value)) return value;
  return value.map((entry) =>
    typeof entry === 'object' && entry !== null
      ? Object.fromEntries(
          Object.entries(entry).map(([key, inner]) => [key, naming(userId, key, inner)]),
        )
      : entry,
  );
}

const fitting = new Set([
  ...['parentId', 'reviewLinkId', 'replacedByToolId'],
  ...['scheduleItemId', 'tripPersonId', 'packingBagId'],
]);

/** Creates and changes records of any collection with values drawn from its schema. */
export class Records {
  readonly #collections: Collection[];
  readonly #random: Random;
  readonly #referred = new Map<string, string>();

  constructor(collections: Collection[], random: Random) {
    this.#collections = collections;
    this.#random = random;
  }

  /**
   * A body for `schema`; a field `categoryId` gets the id of a record of `categories`, and
   * `assigneeUserId` that of the owner, `linkWorkspaceId` that of the workspace. A change of a stored record refers to what goes with it.
   */
  async body(
    schema: z.core.$ZodType | undefined,
    owner: Owner,
    stored: Record<string, unknown> = {},
    isForAll = false,
  ): Promise<Record<string, unknown>> {
    // Bodies of records are objects: fieldsOf has found their fields.
    const body = sample(schema ?? z.strictObject({}), this.#random) as Record<string, unknown>;
    const resolved: Record<string, unknown> = {};
    for (const name of Object.keys(body)) {
      // What a list was is said besides it, and is kept nowhere.
      if (name.endsWith('Was')) {
        delete body[name];
        continue;
      }
      // One that posts itself writes expenses, and itself once more.
      if (name === 'posting') body[name] = 'confirm';
      // A record under another of its kind, or of the same trip: it would need one that fits.
      if (fitting.has(name)) body[name] = null;
      // A logo is a picture of a brand, and a stored file may be one of something else.
      if (name === 'kind' && body[name] === 'logo' && stored['brandId'] === null)
        body[name] = 'file';
      body[name] = naming(owner.user.id, name, body[name]);
      if (name.endsWith('WorkspaceId') && body[name] !== null) body[name] = owner.workspaceId;
      const target = this.#targetOf(name);
      if (!target || body[name] === null) continue;
      const shared = this.#shared(target, { ...resolved, ...stored });
      // What may be of nothing is for all members, and so is what it is of.
      const isLoose = z.safeParse(fieldsOf(schema)[name] ?? z.unknown(), null).success;
      const isShared = isForAll || isLoose;
      if (isShared && 'isPrivate' in fieldsOf(target.create.input.body))
        shared['isPrivate'] = false;
      resolved[name] = body[name] = await this.#refer(target, owner, shared, isShared);
    }
    return body;
  }

  // What refers to two records, one of which refers to the other, gets two that belong together.
  #shared(target: Collection, known: Record<string, unknown>): Record<string, unknown> {
    const fields = fieldsOf(target.create.input.body);
    const names = Object.keys(known).filter(
      (name) => name in fields && this.#targetOf(name) && known[name] !== null,
    );
    return Object.fromEntries(names.map((name) => [name, known[name]]));
  }

  async create(
    collection: Collection,
    owner: Owner,
    more: Record<string, unknown> = {},
    isForAll = false,
  ): Promise<Row> {
    const { create } = collection;
    // What is said goes before what is drawn: what else it refers to goes with that.
    const body = { ...(await this.body(create.input.body, owner, more, isForAll)), ...more };
    return rowOf(await owner.user.call(create, { params: paramsOf(create, owner), body } as never));
  }

  async list(collection: Collection, owner: Owner): Promise<Row[]> {
    const { list } = collection;
    const answered = await owner.user.call(list, {
      params: paramsOf(list, owner),
      query: {},
    } as never);
    return z.parse(page, answered).rows.map(rowOf);
  }

  async find(collection: Collection, owner: Owner, id: string): Promise<Row | undefined> {
    return (await this.list(collection, owner)).find((row) => row.id === id);
  }

  pick<T>(from: readonly T[]): T {
    return pick(this.#random, from);
  }

  // A new one each time; of what a workspace may not have many, and therefore puts aside, one that
  // it has.
  async #refer(
    target: Collection,
    owner: Owner,
    shared: Record<string, unknown>,
    isForAll: boolean,
  ): Promise<string> {
    const place = `${target.tag} ${owner.workspaceId}`;
    const known = this.#referred.get(place);
    if (known && 'isActive' in fieldsOf(target.create.input.body)) return known;
    const made = this.create(target, owner, shared, isForAll).then(({ id }) => id);
    const id = await (known ? made.catch(() => known) : made);
    this.#referred.set(place, id);
    return id;
  }

  #targetOf(field: string): Collection | undefined {
    // A `coverInspirationId` is the id of an inspiration as well.
    const [, noun] = /^(?:cover(?=[A-Z]))?(.+)Id$/.exec(field) ?? [];
    const dashed = noun
      ?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .replace(/^-/, '')
      .replace(/person$/, 'people');
    return this.#collections.find(
      ({ tag }) =>
        dashed && [dashed, `${dashed}s`, `${dashed}es`, `${dashed.slice(0, -1)}ies`].includes(tag),
    );
  }
}

const page = z.object({ rows: z.array(z.unknown()) });
const record = z.looseObject({ id: z.string(), version: z.int() });

function rowOf(value: unknown): Row {
  return z.parse(record, value);
}

/** Instants are equal whatever their writing. */
export function comparable(values: Record<string, unknown>): Record<string, unknown> {
  const instant = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && instant.test(value) ? Date.parse(value) : value,
    ]),
  );
}

/** What a body means once its schema has trimmed it, filled it and emptied what does not fit. */
export async function normalised(
  operation: Collection['create'],
  body: object,
): Promise<Record<string, unknown>> {
  return z.parse(operation.input.body ?? z.strictObject({}), body) as Record<string, unknown>;
}

/** Of a record's values those that a change may name. */
export async function acceptable(
  update: Collection['create'],
  own: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const known = Object.entries(own).filter(([name]) => name in fieldsOf(update.input.body));
  return normalised(update, Object.fromEntries(known));
}
