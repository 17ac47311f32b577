import type { Role } from '#shared/permissions.ts';

/** 'Owner' */
export function roleName(role: Role): string {
  return `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}
