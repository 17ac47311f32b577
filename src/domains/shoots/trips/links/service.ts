import { followsTripPrivacy, ofTrip, onTripCopy } from '#domains/shoots/trips/service.ts';
import { JsonText } from '#server/http/json.ts';
import type { MemberContext } from '#server/http/context.ts';
import { columnOf, type RecordRow } from '#server/records/records.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';

type Link<F extends string> = { id: string; tripId: string } & Record<F, string>;
type Links<F extends string> = Parameters<typeof followsTripPrivacy>[1] & {
  statements: { json: string };
  read(context: MemberContext, where: string, values: unknown[]): Promise<Link<F>[]>;
  create(context: MemberContext, input: { body: Link<F> }): Promise<JsonText<never>>;
};

/** How a link from a trip to another record is made, kept private and copied: a trip has each once. */
export function linksOfTrips<F extends string>(
  links: Links<F>,
  { table, field }: { table: string; field: F },
) {
  const findText = `select version, ${links.statements.json} as json from ${table}
    where workspace_id = $1 and trip_id = $2 and ${columnOf(field)} = $3 and deleted_at is null`;
  followsTripPrivacy(table, links);
  onTripCopy(async (context, { from, to }) => {
    const { id: tripId, privateToUserId } = to;
    for (const link of await links.read(context, 'trip_id = $2', [from.id])) {
      const own = { id: newId(), tripId, [field]: link[field], privateToUserId };
      // The compiler forgets which field a computed name is.
      await links.create(context, { body: own as unknown as Link<F> });
    }
  });
  return {
    /** A link that is there already is given as it is. */
    async create(context: MemberContext, { body }: { body: Link<F> }): Promise<JsonText<never>> {
      const privacy = await ofTrip(context, body.tripId);
      const find = async () => {
        const values = [context.workspaceId, body.tripId, body[field]];
        const [row] = await context.transaction.query<RecordRow>(findText, values);
        return row && new JsonText<never>(row.json);
      };
      const create = () =>
        links.create(context, { body: { ...body, ...privacy } }).catch(async (error: unknown) => {
          // Another device was quicker by a moment: its row was not there yet when we looked.
          const wasThere = error instanceof AppError && error.code === 'not_found';
          const row = wasThere && (await find());
          if (row) return row;
          throw error;
        });
      return (await find()) ?? create();
    },
  };
}
