import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';
import { notificationEvents } from '#domains/people/auth/profile/schema.ts';

/** One notification of the person who reads it. */
export const notification = z.strictObject({
  id: uuid,
  event: z.enum(notificationEvents),
  /** Null for what is the person's own, such as a task. */
  workspaceId: z.nullable(uuid),
  /** Who did it; then it reads '{actor} {detail} {title}', else '{title} {detail}'. */
  actorName: z.nullable(z.string()),
  title: z.string(),
  detail: z.string(),
  /** The first words of a comment. */
  excerpt: z.string(),
  /** The page that shows it. */
  path: z.string(),
  readAt: z.nullable(instant),
  createdAt: instant,
  version: z.int(),
});
export type Notification = z.infer<typeof notification>;
