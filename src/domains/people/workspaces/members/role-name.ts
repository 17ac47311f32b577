import type { Role } from '#shared/permissions.ts';
import { capitalized } from '#shared/words/capitalized.ts';

/** 'Owner' */
export function roleName(role: Role): string {
  return capitalized(role);
}
