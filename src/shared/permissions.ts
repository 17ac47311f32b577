/** What each workspace role may do (spec section 6). Server guards and screens both ask `can`. */
export const roles = ['owner', 'admin', 'member', 'viewer'] as const;
export type Role = (typeof roles)[number];

export const permissions = [
  'view',
  'create',
  'edit',
  'delete',
  'manage_members',
  'manage_settings',
  'delete_workspace',
] as const;
export type Permission = (typeof permissions)[number];

const granted: Record<Role, ReadonlySet<Permission>> = {
  owner: new Set(permissions),
  admin: new Set(permissions.filter((permission) => permission !== 'delete_workspace')),
  member: new Set<Permission>(['view', 'create', 'edit', 'delete']),
  viewer: new Set<Permission>(['view']),
};

/** Who of a workspace sees its money: everyone in it, or its owner and admins alone. */
export const financeAccesses = ['everyone', 'admins'] as const;
export type FinanceAccess = (typeof financeAccesses)[number];

/** Whether somebody of this role sees what is money in the workspace (docs/decisions/028). */
export function seesMoney(at: { role: Role; financeAccess: FinanceAccess }): boolean {
  return at.financeAccess === 'everyone' || can(at.role, 'manage_settings');
}

/** Whether `role` holds `permission`; with no role every answer is false. */
export function can(role: Role | null | undefined, permission: Permission): boolean {
  return role ? granted[role].has(permission) : false;
}
