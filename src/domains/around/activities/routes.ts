import { activityJson } from '#server/records/activity.ts';
import { cutsRows, isMoneyField, isOfMoney } from '#server/records/kept-money.ts';
import { cursorText, pageJson } from '#server/records/pages.ts';
import { exportsTable } from '#server/records/personal-data.ts';
import { columnOf } from '#server/records/records.ts';
import { routes } from '#server/http/routes.ts';
import { subjectNames } from '#shared/subject.ts';
import { activitiesContract, activityPage } from './contract.ts';
import type { Activity } from './schema.ts';

exportsTable('activities', { scope: 'workspace' });
cutsRows('activities', (row) => withoutMoney(row as Activity)); // As the log and the list have it.

// Of a line that told of nothing but money nothing is left.
function withoutMoney(line: Activity): Activity | null {
  const { recordDomain, verb } = line;
  if (isOfMoney(recordDomain) || line.expenseId) return null;
  const changes = line.changes.filter(({ field }) => !isMoneyField(recordDomain, field));
  return verb === 'changed' && changes.length === 0 ? null : { ...line, changes };
}

const ofSubject = subjectNames
  .map((name, place) => `and ($${place + 3}::uuid is null or ${columnOf(name)} = $${place + 3})`)
  .join(' ');
const pageText = `
  select ${cursorText},
    coalesce('[' || string_agg(page.json, ',' order by page.id desc) || ']', '[]') as rows
  from (
    select id, ${activityJson} as json from activities
    where workspace_id = $1 and ($2::uuid is null or id < $2) ${ofSubject}
    order by id desc limit ${activityPage}
  ) as page`;

export const activitiesRoutes = routes('activities', activitiesContract, {
  async list({ transaction, workspaceId }, { query }) {
    const [page] = await transaction.query<{ cursor: string | null; rows: string }>(pageText, [
      workspaceId,
      query.before ?? null,
      ...subjectNames.map((name) => query[name] ?? null),
    ]);
    if (!page) throw new Error('A page without a row');
    return pageJson(page, null);
  },
});
