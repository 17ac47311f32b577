import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { prose, uuid } from '#shared/entity.ts';
import { email } from '#domains/people/auth/entrance/schema.ts';
import { givenRoles } from '#domains/people/workspaces/members/schema.ts';

/** What each invitable role may do, in the words of spec section 6. */
export const roleHints = {
  admin: 'Can manage members and all content',
  member: 'Can create and edit content',
  viewer: 'Can only view content',
} as const;

export const newInvitation = z.strictObject({
  email,
  role: z._default(z.enum(givenRoles), 'member'),
  message: z._default(prose(500).check(z.trim()), ''),
});

/** An invitation that waits for its answer, as owner and admins see it. */
export const invitation = z.strictObject({
  id: uuid,
  email: z.string(),
  role: z.enum(givenRoles),
  message: z.string(),
  expiresAt: instant,
  createdAt: instant,
  /** Null once whoever invited is no member any more. */
  invitedBy: z.nullable(z.strictObject({ firstName: z.nullable(z.string()), email: z.string() })),
});
export type Invitation = z.infer<typeof invitation>;

/** A sent invitation. Where no mail can be sent its link is told here, and nowhere else again. */
export const sentInvitation = z.strictObject({
  invitation,
  mailed: z.boolean(),
  link: z.nullable(z.string()),
});
export type SentInvitation = z.infer<typeof sentInvitation>;

/** The secret part of a link. One that is too short or too long is unknown, like a guessed one. */
const token = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'No invitation token provided'),
    z.maxLength(200, 'Invalid or expired invitation'),
  );

/** An invitation by the secret of its link, or by its id to whoever has proved its address. */
export const invitationKey = z
  .strictObject({ token: z.optional(token), invitationId: z.optional(uuid) })
  .check(
    z.refine(
      ({ token, invitationId }) => (token === undefined) !== (invitationId === undefined),
      'No invitation token provided',
    ),
  );
export type InvitationKey = z.infer<typeof invitationKey>;

/** What the person whom it was sent to sees of an invitation before the answer. */
export const receivedInvitation = z.strictObject({
  id: uuid,
  workspace: z.strictObject({ name: z.string(), description: z.string() }),
  role: z.enum(givenRoles),
  email: z.string(),
  message: z.string(),
  /** First name of whoever invited, if known. */
  invitedBy: z.nullable(z.string()),
  expiresAt: instant,
  /** The caller is in the workspace already: accepting again changes nothing. */
  isMember: z.boolean(),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitation>;
