import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { line, prose, uuid } from '#shared/entity.ts';
import { roles } from '#shared/permissions.ts';

export const workspaceTypes = ['personal', 'team', 'business'] as const;
export type WorkspaceType = (typeof workspaceTypes)[number];

export const newWorkspace = z.strictObject({
  id: uuid,
  name: line(120, 'Please enter a workspace name'),
  description: z._default(prose(500).check(z.trim()), ''),
  type: z._default(z.enum(workspaceTypes), 'personal'),
});
export type NewWorkspace = z.infer<typeof newWorkspace>;

/** A workspace as one of its members sees it, with their own role. */
export const workspace = z.strictObject({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  type: z.enum(workspaceTypes),
  role: z.enum(roles),
  memberCount: z.int(),
  lastAccessedAt: z.nullable(instant),
  createdAt: instant,
});
export type Workspace = z.infer<typeof workspace>;

/** What 'Skip for now' creates (spec section 4). */
export const personalWorkspace = {
  name: 'Personal Workspace',
  description: 'My personal workspace',
};
