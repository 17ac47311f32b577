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

/** The name of a workspace that is there, in its settings (spec section 5). */
const changedName = line(120, 'Workspace name cannot be empty');

export const newName = z.strictObject({ name: changedName });
export const workspaceChanges = z.strictObject({
  description: prose(500).check(z.trim()),
});

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
  version: z.int(),
});
export type Workspace = z.infer<typeof workspace>;

/** How long the owner can bring a deleted workspace back. */
export const restorableDays = 14;

/** A workspace that its owner has deleted and can still restore. */
export const deletedWorkspace = z.strictObject({
  id: uuid,
  name: z.string(),
  memberCount: z.int(),
  deletedAt: instant,
  /** When it goes for good. */
  purgedAt: instant,
});
export type DeletedWorkspace = z.infer<typeof deletedWorkspace>;

/** What 'Skip for now' creates (spec section 4). */
export const personalWorkspace = {
  name: 'Personal Workspace',
  description: 'My personal workspace',
};
