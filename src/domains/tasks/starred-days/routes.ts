import { crud } from '#server/records/crud.ts';
import { JsonText } from '#server/http/json.ts';
import { routes } from '#server/http/routes.ts';
import type { RecordRow } from '#server/records/records.ts';
import { starredDaysContract } from './contract.ts';
import { starredDayFields } from './schema.ts';

const starredDays = crud({
  table: 'starredDays',
  scope: 'own',
  fields: starredDayFields,
  noun: 'Starred day',
});
const findDay = `select version, ${starredDays.statements.json} as json from starred_days
  where user_id = $1 and starred_on = $2 and deleted_at is null`;

export const starredDaysRoutes = routes('starred-days', starredDaysContract, {
  ...starredDays,
  /** A day that is starred already, perhaps on another device, is given as it is. */
  async create(context, input) {
    const find = async () => {
      const values = [context.userId, input.body.starredOn];
      const [row] = await context.transaction.query<RecordRow>(findDay, values);
      return row && new JsonText<never>(row.json);
    };
    const create = () =>
      starredDays.create(context, input).catch(async (error: unknown) => {
        // Another device was quicker by a moment: its day was not there yet when we looked.
        const row = await find();
        if (row) return row;
        throw error;
      });
    return (await find()) ?? create();
  },
});
