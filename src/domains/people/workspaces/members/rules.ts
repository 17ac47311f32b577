import type { Role } from '#shared/permissions.ts';

interface Deciding {
  role: Role;
  isApprover: boolean;
}

/** Whether somebody decides about content: owner and admins do, and members who were made approvers. */
export function isApproving({ role, isApprover }: Deciding): boolean {
  return role === 'owner' || role === 'admin' || (role === 'member' && isApprover);
}
