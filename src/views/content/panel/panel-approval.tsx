import { dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useFormats, useUser } from '#domains/people/auth/data.ts';
import { refusalOfApproval } from '#domains/making/content/rules.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { memberName, memberNames } from '#domains/people/workspaces/members/member-name.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { isApproving } from '#domains/people/workspaces/members/rules.ts';
import type { Member } from '#domains/people/workspaces/members/schema.ts';
import { decideApproval } from './approval-actions.ts';

const tones = {
  none: 'plain',
  requested: 'lamp',
  approved: 'wrap',
  changes_requested: 'tally',
} as const;
const approversIn = (rows: readonly Member[]) => rows.filter(isApproving);

/** Who has agreed to a piece of content, who may, and what the reader can do about it. */
export function PanelApproval({ item, canEdit }: { item: ContentItem; canEdit: boolean }) {
  const workspace = useCurrentWorkspace();
  const user = useUser();
  const names = members.useRows(memberNames);
  const approvers = members.useRows(approversIn);
  const { today, dateFormat, timeZone } = useFormats();
  const { approvalState: state, approverUserId, approvalAt } = item;
  const mode = workspace?.approvalMode ?? 'none';
  if (mode === 'none' && state === 'none') return null;
  const isApprover = approvers.some(({ userId }) => userId === user?.id);
  const mayDecide = canEdit && refusalOfApproval(state, 'approved', isApprover) === null;
  const by = names.get(approverUserId ?? '') ?? 'a former member';
  const on = approvalAt
    ? formatShortDate(dateOf(approvalAt, timeZone), { today, dateFormat })
    : undefined;
  const texts = {
    none: mode === 'required' ? 'Needs approval before it is scheduled' : 'Not approved yet',
    requested: 'Approval requested',
    approved: `Approved by ${by}${on ? `, ${on}` : ''}`,
    changes_requested: `${by} asks for changes`,
  };
  return (
    <div className="panel-approval row wraps">
      <Tape tone={tones[state]}>{texts[state]}</Tape>
      {canEdit && (state === 'none' || state === 'changes_requested') ? (
        <Button size="sm" onClick={() => decideApproval(item, 'requested')}>
          Request approval
        </Button>
      ) : null}
      {mayDecide && state !== 'approved' ? (
        <Button size="sm" onClick={() => decideApproval(item, 'approved')}>
          Approve
        </Button>
      ) : null}
      {mayDecide && state === 'requested' ? (
        <Button size="sm" variant="ghost" onClick={() => decideApproval(item, 'changes_requested')}>
          Request changes
        </Button>
      ) : null}
      {canEdit && !mayDecide && state === 'requested' ? (
        <Button size="sm" variant="ghost" onClick={() => decideApproval(item, 'none')}>
          Withdraw
        </Button>
      ) : null}
      {state !== 'approved' && approvers.length > 0 ? (
        <p className="panel-approvers xs faint" dir="auto">
          {`Decided by ${anyOf(approvers.map(memberName))}`}
        </p>
      ) : null}
    </div>
  );
}

const shownNames = 4;

/** 'Mara, Ife or Jon'; of many the first few. */
function anyOf(names: readonly string[]): string {
  const rest = names.length - shownNames;
  const last = rest > 0 ? `one of ${rest + 1} more` : names.at(-1);
  const first = rest > 0 ? names.slice(0, shownNames - 1) : names.slice(0, -1);
  return first.length > 0 ? `${first.join(', ')} or ${last}` : `${last}`;
}
