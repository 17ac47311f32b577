import * as z from 'zod/mini';
import type { TestUser } from './people.ts';

const sent = z.object({ invitation: z.object({ id: z.string() }), link: z.nullable(z.string()) });
const refused = z.object({ error: z.object({ message: z.string() }) });

/** What any link that is not to be used any more, or never was, is answered. */
export const voidInvitation = [404, 'Invalid or expired invitation'];

/** The secret part of a link. */
export function tokenOf(link: string | null): string {
  return new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token') ?? '';
}

/** Invites somebody as a member, without mail. */
export async function invite(
  by: TestUser,
  workspaceId: string,
  email: string,
): Promise<{ id: string; token: string }> {
  const answer = await post(by, `/workspaces/${workspaceId}/invitations`, { email });
  if (answer.status !== 200) throw new Error(`Inviting answered ${answer.status} ${answer.text}`);
  const { invitation, link } = z.parse(sent, answer.body);
  return { id: invitation.id, token: tokenOf(link) };
}

/** What somebody is told whose link does not work: status and sentence. */
export async function refusalOf(
  user: TestUser,
  verb: 'look-up' | 'accept' | 'decline',
  token: string,
): Promise<[status: number, text: string]> {
  const { status, body } = await post(user, `/invitations/${verb}`, { token });
  return [status, z.parse(refused, body).error.message];
}

function post(user: TestUser, path: string, body: object) {
  return user.fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
