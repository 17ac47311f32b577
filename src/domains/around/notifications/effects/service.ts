import type { Activity } from '#server/records/activity.ts';
import type { MemberContext } from '#server/http/context.ts';
import { placeOf } from '#shared/places.ts';
import { notify } from '#domains/around/notifications/service.ts';
import { moduleOf } from '#server/http/modules.ts';

/** Tells who got something to do, and who is asked for an approval or has got an answer. */
export async function tellOfActivity(context: MemberContext, activity: Activity): Promise<void> {
  const { record, recordId, title, domain } = activity;
  const version = String(record['version']);
  const campaignId = idIn(record, 'campaignId');
  const path = placeOf({ domain, id: recordId, campaignId });
  const what = { title, path, module: moduleOf(domain) };
  for (const [field, detail] of assignments) {
    if (!isNew(activity, field)) continue;
    const cause = `${field} ${recordId} ${version}`;
    await notify(context, [idIn(record, field)], { ...what, event: 'assignment', detail, cause });
  }
  if (!isNew(activity, 'approvalState')) return;
  const cause = `approval ${recordId} ${version}`;
  const approval = approvals.get(String(record['approvalState']));
  if (!approval) return;
  const asked = idIn(record, 'approverUserId');
  const others = [idIn(record, 'assigneeUserId'), idIn(record, 'createdByUserId')];
  const whom = approval.isAsked ? (asked ? [asked] : await approvers(context)) : others;
  await notify(context, whom, { ...what, event: 'approval', detail: approval.detail, cause });
}

const assignments = [
  ['assigneeUserId', 'assigned you'],
  ['ownerUserId', 'put you in charge of'],
] as const;

const approvals = new Map([
  ['requested', { isAsked: true, detail: 'asks for your approval of' }],
  ['approved', { isAsked: false, detail: 'approved' }],
  ['changes_requested', { isAsked: false, detail: 'asks for changes to' }],
]);

// Written for the first time, or changed just now.
function isNew({ verb, changes, record }: Activity, field: string): boolean {
  if (verb === 'created') return record[field] != null;
  return verb === 'changed' && changes.some((change) => change.field === field);
}

function idIn(record: Activity['record'], field: string): string | null {
  const value = record[field];
  return typeof value === 'string' ? value : null;
}

async function approvers({ transaction, workspaceId }: MemberContext): Promise<string[]> {
  const rows = await transaction.query<{ userId: string }>(
    `select user_id as "userId" from workspace_members
      where workspace_id = $1 and (role in ('owner', 'admin') or (role = 'member' and is_approver))`,
    [workspaceId],
  );
  return rows.map(({ userId }) => userId);
}
