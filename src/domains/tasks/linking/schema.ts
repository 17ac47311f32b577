import * as z from 'zod/mini';
import { uuid } from '#shared/entity.ts';

const one = z._default(z.nullable(uuid), null);

/**
 * What a task can be for, a column for each kind, so that a real foreign key holds it to a record of
 * the workspace that it names. Another kind is a line here, its column and foreign key in the
 * migration, and an entry in `components/link-kinds.tsx`.
 */
const kindFields = { campaignId: one, contentItemId: one, brandId: one };
export type LinkField = keyof typeof kindFields;
/** As the compiler keeps them: `Object.keys` would forget the names. */
export const linkFields = Object.keys(kindFields) as LinkField[];

/** The fields of a task that say what it is for; all are empty where it is for nothing. */
export const linkedFields = { linkWorkspaceId: one, ...kindFields };
/** Their names: they are written together. */
export const linkedNames = Object.keys(linkedFields) as (keyof typeof linkedFields)[];
/** What a task is for: a record of a workspace, or nothing. */
export type Link = Record<keyof typeof linkedFields, string | null>;
