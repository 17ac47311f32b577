import { UserMinus } from 'lucide-react';
import { useId, useState } from 'react';
import { dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { useRowFocus } from '#client/ui/rows/use-row-focus.ts';
import { ErrorState, SkeletonRows, useLoadingShown } from '#client/ui/base/states.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useFormats, useUser } from '#domains/people/auth/data.ts';
import { changeRole, members, removeMember, setApprover } from './data.ts';
import { type GivenRole, givenRoles, type Member } from './schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { memberName } from './member-name.ts';
import { roleName } from './role-name.ts';
import { useAddresses } from './use-addresses.ts';
import { numberText } from '#shared/words/number-text.ts';
import '#client/ui/rows/table.css';
import './members-table.css';

const roleOptions = givenRoles.map((role) => ({ value: role, label: roleName(role) }));
const byAge = (rows: readonly Member[]) =>
  rows.toSorted((one, other) => one.joinedAt.localeCompare(other.joinedAt));
const most = 200;

/** The members, the oldest first, with their roles and the way out for each but owner and oneself. */
export function MembersTable({ workspace }: { workspace: Workspace }) {
  const rows = members.useRows(byAge);
  const status = members.useStatus();
  const isLoading = useLoadingShown(status === 'loading');
  const user = useUser();
  const formats = useFormats();
  const addressOf = useAddresses(workspace);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [shownCount, setShownCount] = useState(most);
  const isFixed = ({ userId, role }: Member) => userId === user?.id || role === 'owner';
  // Those that something can be done with.
  const list = useRowFocus<HTMLTableSectionElement>(
    rows.filter((row) => !isFixed(row)).map(({ id }) => id),
  );

  if (status === 'error' && rows.length === 0) return <ErrorState onRetry={members.retry} />;
  if (status === 'loading' && rows.length === 0)
    return isLoading ? <SkeletonRows rows={4} /> : null;

  async function remove(member: Member) {
    const { ok } = await removeMember(workspace.id, member.id);
    if (ok) toast.success('Member removed');
  }

  return (
    <>
      <table className="table members">
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Role</th>
            <th scope="col">Joined</th>
            <th scope="col" className="n">
              <span className="sr">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={list}>
          {rows.slice(0, shownCount).map((member) => (
            <MemberRow
              key={member.id}
              workspaceId={workspace.id}
              member={member}
              address={addressOf(member.userId)}
              isSelf={member.userId === user?.id}
              isFixed={isFixed(member)}
              formats={formats}
              onRemove={() => setLeaving(member)}
            />
          ))}
        </tbody>
      </table>
      {rows.length > shownCount ? (
        <button
          type="button"
          className="btn ghost"
          onClick={() => setShownCount(shownCount + most)}
        >
          {`Show more of ${numberText(rows.length)} members`}
        </button>
      ) : null}
      {leaving ? (
        <ConfirmDialog
          open
          onClose={() => setLeaving(null)}
          title={`Remove ${memberName(leaving)} from ${workspace.name}?`}
          confirmLabel="Remove"
          danger
          onConfirm={() => void remove(leaving)}
        >
          <p>
            They lose access at once, in every browser. Invitations they sent end, and so do the
            review links and call sheets they shared. What they made stays.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface MemberRowProps {
  workspaceId: string;
  member: Member;
  /** Only of whom one may see it. */
  address: string | undefined;
  isSelf: boolean;
  /** The owner, and oneself. */
  isFixed: boolean;
  formats: ReturnType<typeof useFormats>;
  onRemove: () => void;
}

function MemberRow(props: MemberRowProps) {
  const { workspaceId, member, address, isSelf, isFixed, formats, onRemove } = props;
  const name = memberName(member);
  const detail = address ?? member.user.username;
  const approverId = useId();

  async function change(role: GivenRole) {
    if (role === member.role) return;
    const { ok } = await changeRole(workspaceId, member.id, role);
    if (ok) toast.success('Role updated');
  }
  async function letApprove(isApprover: boolean) {
    const { ok } = await setApprover(workspaceId, member.id, isApprover);
    if (ok) toast.success(isApprover ? `${name} may approve now` : `${name} no longer approves`);
  }

  return (
    <tr data-row-id={member.id}>
      <td>
        <div className="row gap-12 may-shrink">
          <Avatar name={name} size="lg" decorative />
          <div className="member-text may-shrink">
            <p className="trunc">
              {name}
              {isSelf ? <span className="faint"> you</span> : null}
            </p>
            {detail && detail !== name ? (
              <small className="block trunc xs faint">{detail}</small>
            ) : null}
          </div>
        </div>
      </td>
      <td>
        {isFixed ? (
          <Tape tone={member.role === 'owner' ? 'slate' : 'plain'}>{roleName(member.role)}</Tape>
        ) : (
          <div className="member-role">
            <Select
              label={`Role of ${name}`}
              size="sm"
              value={member.role as GivenRole} // Only the owner has another, and theirs is fixed.
              onChange={(role) => void change(role)}
              options={roleOptions}
            />
            {member.role === 'member' ? (
              <span className="member-approver inline gap-8 sm muted">
                <Check
                  square
                  id={approverId}
                  size="sm"
                  label={`${name} approves content`}
                  checked={member.isApprover}
                  onChange={(isOn) => void letApprove(isOn)}
                />
                <label htmlFor={approverId}>Approver</label>
              </span>
            ) : null}
          </div>
        )}
      </td>
      <td className="num muted">
        {formatShortDate(dateOf(member.joinedAt, formats.timeZone), formats)}
      </td>
      <td className="n">
        {isFixed ? (
          <span className="faint">–</span>
        ) : (
          <IconButton label={`Remove ${name}`} icon={<UserMinus />} onClick={onRemove} />
        )}
      </td>
    </tr>
  );
}
