import { crud } from '#server/crud.ts';
import { JsonText } from '#server/json.ts';
import { routes } from '#server/routes.ts';
import type { RecordRow } from '#server/records.ts';
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
    const [row] = await context.transaction.query<RecordRow>(findDay, [
      context.userId,
      input.body.starredOn,
    ]);
    return row ? new JsonText(row.json) : starredDays.create(context, input);
  },
});
