import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';
import { roles } from '#shared/permissions.ts';

/** The roles that somebody can be given; a workspace gets another owner by a transfer alone. */
export const givenRoles = ['admin', 'member', 'viewer'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** A member as everybody in the workspace sees them. */
export const member = z.strictObject({
  id: uuid,
  userId: uuid,
  role: z.enum(roles),
  /** Of a member: decides about content as owner and admins do. */
  isApprover: z.boolean(),
  joinedAt: instant,
  user: z.strictObject({
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    username: z.nullable(z.string()),
    avatarUrl: z.nullable(z.string()),
  }),
  version: z.int(),
});
export type Member = z.infer<typeof member>;

/** What owner and admins see of a member beyond that (docs/decisions/038). */
export const memberAddress = z.strictObject({ userId: uuid, email: z.string() });
export type MemberAddress = z.infer<typeof memberAddress>;

export const memberChanges = z.strictObject({
  role: z.optional(z.enum(givenRoles)),
  isApprover: z.optional(z.boolean()),
});
export type MemberChanges = z.infer<typeof memberChanges>;
