import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import * as z from 'zod/mini';
import type { Operation, Schema } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import type { MemberContext } from '#server/http/context.ts';
import { JsonText } from '#server/http/json.ts';
import type { Routes } from '#server/http/routes.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { type PictureSubject, samplePictures } from './pictures.ts';

type WithBody = Operation & { input: { body: Schema } };
type Body<T extends WithBody> = z.input<T['input']['body']>;

/** A record that the sample has made. */
export interface Made {
  id: string;
  domain: string;
  isOwn: boolean;
}

/** How many days ago a piece was made and came into its stage, and its days in those before. */
interface Age {
  made: number;
  inStage: number;
  before: ContentItem['stageSeconds'];
}

/** Makes the records of a sample: through the handlers that requests go through, and no other way. */
export interface Maker {
  userId: string;
  workspaceId: string;
  /** A day so many days after today. */
  day: (offset: number) => string;
  /** That day at a time, where the user is. */
  at: (offset: number, time: string) => string;
  /** Creates a record of a collection and gives its id. */
  create: <T extends WithBody>(
    contract: { create: T },
    fields: Omit<Body<T>, 'id'>,
  ) => Promise<string>;
  /** The person's categories by their names. */
  categories: () => Promise<ReadonlyMap<string, string>>;
  /** What the workspace has of a kind already, by name. */
  named: (table: 'businesses' | 'expense_categories') => Promise<ReadonlyMap<string, string>>;
  /** Gives a record a picture that came along with the program. */
  picture: (name: string, subject: PictureSubject) => Promise<void>;
  /** Changes or moves a record. */
  change: <T extends WithBody>(operation: T, id: string, body: Body<T>) => Promise<void>;
  /** Makes a piece of content as old as if it had been there for a while; nobody can ask for that. */
  age: (contentItemId: string, days: Age) => Promise<void>;
  /** Puts the moves of a deal on the days, counted from today, on which they would have been made. */
  dateMoves: (campaignId: string, days: Partial<Record<CampaignStatus, number>>) => Promise<void>;
  /** What is written from here on was done so many days after today, as its log says. */
  goTo: (offset: number) => void;
  /** The lines of the log that were written, with the moment that each is of. */
  log: () => readonly LogLine[];
  /** All that was written so far, also what followed by itself, in its order. */
  made: () => readonly Made[];
}

/** A line of the log, and the moment that it is of, in milliseconds. */
export interface LogLine {
  id: string;
  at: number;
}

export async function sampleMaker(
  context: MemberContext,
  domains: readonly Routes[],
): Promise<Maker> {
  const { userId, workspaceId, transaction } = context;
  const timeZone = await timeZoneOf(context);
  const today = Temporal.Now.plainDateISO(timeZone);
  const made = new Map<string, Made>();
  const log: LogLine[] = [];
  const began = Date.now();
  let now = began;
  const noting: MemberContext = {
    ...context,
    transaction: {
      ...transaction,
      record(change) {
        const { id, domain, stream, version } = change;
        // Nobody hears of a line before its day is known.
        if (domain === 'activities') {
          log.push({ id, at: now });
          return;
        }
        // What was there before and only follows is not the sample's.
        if (version === 1 && !made.has(id)) made.set(id, { id, domain, isOwn: stream === userId });
        transaction.record(change);
      },
    },
  };

  // A person's own records know of no workspace.
  const { workspaceId: _, role: __, ...own } = noting;

  async function perform(operation: Operation, id: string | undefined, body: unknown) {
    const handle = handlerOf(domains, operation);
    const isShared = operation.path.includes(':workspaceId');
    const input = {
      params: { ...(isShared ? { workspaceId } : {}), ...(id ? { id } : {}) },
      query: z.parse(operation.input.query ?? nothing, {}),
      body: z.parse(operation.input.body ?? nothing, body),
    };
    // Operation and handler belong together; a list of all domains forgets their types.
    const answer = await handle((isShared ? noting : own) as never, input as never);
    return answer instanceof JsonText ? answer.text : '';
  }

  const dayOf = (offset: number) => today.add({ days: offset });
  const at = (offset: number, time: string) =>
    dayOf(offset).toZonedDateTime({ timeZone, plainTime: time }).toInstant().toString();
  return {
    userId,
    workspaceId,
    day: (offset) => dayOf(offset).toString(),
    at,
    async create({ create }, fields) {
      const id = newId();
      await perform(create, undefined, { ...fields, id });
      return id;
    },
    async categories() {
      const rows = await transaction.query<{ id: string; name: string }>(
        'select id, name from categories where user_id = $1',
        [userId],
      );
      return new Map(rows.map(({ id, name }) => [name, id]));
    },
    async named(table) {
      const rows = await transaction.query<{ id: string; name: string }>(
        `select id, name from ${table} where workspace_id = $1 and deleted_at is null`,
        [workspaceId],
      );
      return new Map(rows.map(({ id, name }) => [name, id]));
    },
    picture: samplePictures(noting),
    async change(operation, id, body) {
      await perform(operation, id, body);
    },
    async age(contentItemId, days) {
      await transaction.query(
        `update content_items set created_at = now() - make_interval(days => $3),
            stage_entered_at = now() - make_interval(days => $4), stage_seconds = $5
          where workspace_id = $1 and id = $2`,
        [workspaceId, contentItemId, days.made, days.inStage, JSON.stringify(days.before)],
      );
    },
    async dateMoves(campaignId, days) {
      const dates = Object.entries(days).map(([status, day]) => [status, at(day, '12:00')]);
      await transaction.query(
        `update campaigns set status_dates = $3 where workspace_id = $1 and id = $2`,
        [workspaceId, campaignId, JSON.stringify(Object.fromEntries(dates))],
      );
    },
    goTo(offset) {
      now = Math.min(began, Date.parse(at(offset, '10:00')));
    },
    log: () => log,
    made: () => [...made.values()],
  };
}

const nothing = z.strictObject({});

function handlerOf(domains: readonly Routes[], operation: Operation) {
  for (const { contract, handlers } of domains) {
    const name = Object.keys(contract).find((key) => contract[key] === operation);
    const handle = name === undefined ? undefined : handlers[name];
    if (handle) return handle;
  }
  throw new Error(`Nobody serves '${operation.summary}'`);
}
